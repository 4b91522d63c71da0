import packed from '@sparticuz/chromium';

/** Unpacks the browser of the npm package into TMPDIR and prints its path. It is a process of its own, because a test cannot change TMPDIR. */
process.stdout.write(await packed.executablePath());
