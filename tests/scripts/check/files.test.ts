import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  diskFiles,
  overlayFiles,
  memoizeFiles,
  type FileTree,
} from '../../../scripts/check/files';
import {scratchFolder} from '../../support/scratchFolder';

const root = scratchFolder('file-tree');
mkdirSync(path.join(root, 'pages/deep'), {recursive: true});
writeFileSync(path.join(root, 'pages/deep/b.mdx'), 'b');
writeFileSync(path.join(root, 'pages/a.mdx'), 'a');
symlinkSync(
  path.join(root, 'pages/a.mdx'),
  path.join(root, 'pages/linked.mdx'),
);
const disk = diskFiles(root);

it('lists the files below a folder of the disk, links to files included', () => {
  expect(disk.list('pages')).toEqual([
    'pages/a.mdx',
    'pages/deep/b.mdx',
    'pages/linked.mdx',
  ]);
  expect(disk.list('nothing')).toEqual([]);
});

it('lists what changes add and leaves out what they take away', () => {
  const files = overlayFiles(disk, {
    'pages/a.mdx': null,
    'pages/c.mdx': 'c',
    'other/d.mdx': 'd',
  });
  expect(files.list('pages')).toEqual([
    'pages/c.mdx',
    'pages/deep/b.mdx',
    'pages/linked.mdx',
  ]);
  expect(files.list('pages/deep')).toEqual(['pages/deep/b.mdx']);
});

it('asks once for what it remembers', () => {
  const asked: string[] = [];
  const noting = <T>(ask: (name: string) => T) => {
    return (name: string) => {
      asked.push(name);
      return ask(name);
    };
  };
  const tree: FileTree = {
    ...disk,
    list: noting(disk.list),
    has: noting(disk.has),
    read: noting(disk.read),
  };
  const files = memoizeFiles(tree);
  for (let time = 0; time < 2; time += 1) {
    expect(files.list('pages')).toHaveLength(3);
    expect(files.has('nothing.mdx')).toBe(false);
    expect(files.read('pages/a.mdx')).toBe('a');
    expect(() => files.read('nothing.mdx')).toThrow('nothing.mdx');
  }
  expect(asked.filter((name) => name !== 'nothing.mdx')).toEqual([
    'pages',
    'pages/a.mdx',
  ]);
});
