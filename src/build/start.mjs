import { ensureBuilt, serverEntry } from './ensure-built.mjs';

// The server runs in this very process, so that the signals of a supervisor reach it.
if (ensureBuilt()) await import(serverEntry);
else process.exitCode = 1;
