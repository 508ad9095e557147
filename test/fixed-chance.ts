import fc from 'fast-check';

/** The same examples in every run, which then tells of the code and not of luck; others by the environment. */
fc.configureGlobal({ seed: Number(process.env['CHANCE'] ?? 20_260_301) });
