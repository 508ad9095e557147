import { readFileSync } from 'node:fs';

/** Memory of a process in MB; 0 when it is gone. */
export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(contentOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** Processor time of a process since it began, in ms; 0 when it is gone. The kernel counts it in hundredths of a second. */
export function processorMs(pid: number): number {
  const stat = contentOf(`/proc/${pid}/stat`);
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
