import packed from '@sparticuz/chromium';

/** Unpacks the browser of the npm package into TMPDIR, and prints where it lies: a process of its own, since a test cannot move TMPDIR. */
process.stdout.write(await packed.executablePath());
