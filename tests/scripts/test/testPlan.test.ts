import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  REPEATED_BUILDS,
  SITE_BUILDS,
  TEST_BUILDS,
} from '../../../scripts/test/builds/builds';
import {testPlan} from '../../../scripts/test/testPlan';

function steps(): string[] {
  return testPlan().flatMap((phase) =>
    phase.steps.map((step) => `${phase.name}: ${step.name}`),
  );
}

describe('testPlan', () => {
  const all = testPlan().flatMap((phase) => phase.steps);

  it('makes every build before it tests builds', () => {
    const plan = steps();
    const needs = (name: string) =>
      all.find((step) => step.name === name)?.needs;
    for (const {name} of TEST_BUILDS) {
      expect(plan).toContain(`builds: ${name}`);
      expect(needs('build')).toContain(name);
    }
    for (const {name} of SITE_BUILDS) {
      expect(needs('browser')).toContain(name);
    }
    expect(plan.at(-1)).toBe('browser tests: browser');
  });

  it('makes builds that write into the same folder one after the other', () => {
    const [ko, en] = REPEATED_BUILDS;
    const needs = (wanted?: string) =>
      all.find(({name}) => name === wanted)?.needs;
    expect(needs(ko!.repeats)).toEqual([]);
    expect(needs(ko!.name)).toEqual([ko!.repeats]);
    expect(needs(en!.name)).toEqual([ko!.repeats, ko!.name]);
  });

  it('has the compilers before the samples, a browser before the tests in it', () => {
    const needs = (name: string) =>
      all.find((step) => step.name === name)?.needs;
    expect(needs('content')).toContain('compilers');
    expect(needs('browser')).toContain('chromium');
    expect(needs('build')).toContain('web servers');
  });

  it('writes no file among the sources while they are checked', () => {
    const {needs} = all.find(({name}) => name === 'content')!;
    for (const reader of ['typecheck', 'lint', 'prettier']) {
      expect(needs).toContain(reader);
    }
  });

  it('gives each step a name of its own, and needs only steps before it', () => {
    const names = all.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
    all.forEach(({name, needs = []}, index) => {
      const before = names.slice(0, index);
      expect(
        needs.filter((needed) => !before.includes(needed)),
        name,
      ).toEqual([]);
    });
  });

  it('runs the writer’s gate, and holds the rooms to their imports', () => {
    expect(steps()).toEqual(
      expect.arrayContaining(['sources: check', 'sources: lint']),
    );
  });

  it('is what `npm test` and the continuous integration run', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['test']).toBe('tsx scripts/test/index.ts');
    expect(readFileSync('.ci/run', 'utf8')).toContain('npm ci && npm test');
  });
});
