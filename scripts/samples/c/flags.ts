import {machine} from 'node:os';
import path from 'node:path';
import type {Compiler} from '../../process/compilers';
import {runCommand} from '../../process/run';

export const WARNINGS = ['-Wall', '-Wextra', '-Wpedantic', '-Werror'] as const;
export const STANDARD = {c: '-std=c11', cpp: '-std=c++17'} as const;
export const SANITIZERS = [
  '-g1',
  '-O0',
  '-fno-omit-frame-pointer',
  '-fsanitize=address,undefined',
  '-fno-sanitize-recover=all',
] as const;

/** The sanitizers' runtime of clang on Linux, as a library. */
const SHARED_RUNTIME = `libclang_rt.asan-${machine()}.so`;

/**
 * What links a program with the sanitizers' runtime as a library, where clang has one: it would put all
 * of it into each program otherwise, which takes most of the time of a small one. gcc does so by itself.
 *
 * @returns no flags where there is no such library
 */
export async function sharedRuntime(compiler: Compiler): Promise<string[]> {
  const known = found.get(compiler.name) ?? findSharedRuntime(compiler);
  found.set(compiler.name, known);
  return known;
}

// Asked once: every sample is linked with it.
const found = new Map<string, Promise<string[]>>();

async function findSharedRuntime({name, c}: Compiler): Promise<string[]> {
  if (name !== 'clang') {
    return [];
  }
  const {output} = await runCommand({
    program: c,
    args: [`-print-file-name=${SHARED_RUNTIME}`],
    captured: true,
  });
  const file = output.trim();
  return path.isAbsolute(file)
    ? ['-shared-libasan', `-Wl,-rpath,${path.dirname(file)}`]
    : [];
}

/** Time after which a compiler is killed, in milliseconds. */
export const LIMIT_MS = 180_000;
