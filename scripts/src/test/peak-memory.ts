import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of resident memory. `all`: of a process and its descendants; pages that they share count for each of them. */
type Memory = { all: number; largest: number };

/** Samples a process and its descendants until it is asked for the peak; null where there is no /proc. */
export const watchMemory = (pid: number, everyMs = 500): (() => Memory | null) => {
  const peak: Memory = { all: 0, largest: 0 };
  const sample = () => {
    const sizes = sizesOfTree(pid, readProcesses());
    peak.all = Math.max(
      peak.all,
      sizes.reduce((total, size) => total + size, 0),
    );
    peak.largest = Math.max(peak.largest, ...sizes);
  };
  const timer = setInterval(sample, everyMs);
  return () => {
    clearInterval(timer);
    return peak.all > 0 ? peak : null;
  };
};

type Process = { pid: number; parent: number; bytes: number };

const PAGE_BYTES = 4096;

const readProcesses = (): Process[] => {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(name) : []));
  } catch {
    return [];
  }
};

const readProcess = (pid: string): Process[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold spaces; the parent is the second field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid: Number(pid), parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_BYTES }];
  } catch {
    return [];
  }
};

const sizesOfTree = (root: number, processes: Process[]): number[] => {
  const own = processes.filter(({ pid }) => pid === root).map(({ bytes }) => bytes);
  const children = processes.filter(({ parent }) => parent === root);
  return [...own, ...children.flatMap(({ pid }) => sizesOfTree(pid, processes))];
};
