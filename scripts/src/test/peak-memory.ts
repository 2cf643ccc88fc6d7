import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of resident memory. `all`: of a process and its descendants; shared pages count for each of them. */
type Memory = { all: number; largest: number /** Its command. */; program: string };

/**
 * Samples a process and its descendants until the returned function is called, which gives the peak; null without
 * /proc.
 */
export const watchMemory = (pid: number, everyMs = 500): (() => Memory | null) => {
  const peak: Memory = { all: 0, largest: 0, program: '' };
  const sample = () => {
    const tree = treeOf(pid, readProcesses());
    peak.all = Math.max(
      peak.all,
      tree.reduce((total, { bytes }) => total + bytes, 0),
    );
    for (const { pid, bytes } of tree) {
      if (bytes <= peak.largest) continue;
      peak.largest = bytes;
      peak.program = commandOf(pid);
    }
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
    // The program name in parentheses may contain spaces; the parent is the second field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid: Number(pid), parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_BYTES }];
  } catch {
    return [];
  }
};

const treeOf = (root: number, processes: Process[]): Process[] => {
  const own = processes.filter(({ pid }) => pid === root);
  const children = processes.filter(({ parent }) => parent === root);
  return [...own, ...children.flatMap(({ pid }) => treeOf(pid, processes))];
};

/** The end of the command, which contains the script. */
const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(-LONGEST_COMMAND);
  } catch {
    return '';
  }
};

const LONGEST_COMMAND = 80;
