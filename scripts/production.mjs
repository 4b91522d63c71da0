// Loaded before a process of a server of one's own: it is in production unless the environment says otherwise.
process.env.NODE_ENV ??= 'production';
