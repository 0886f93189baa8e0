import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {TEST_BUILDS} from '../../../scripts/test/builds/builds';
import {testPlan} from '../../../scripts/test/testPlan';

function steps(scripts: string[] = []): string[] {
  return testPlan(new Set(scripts)).flatMap((phase) =>
    phase.steps.map((step) => `${phase.name}: ${step.name}`),
  );
}

describe('testPlan', () => {
  it('makes every build before it tests builds', () => {
    const plan = steps();
    for (const {name} of TEST_BUILDS) {
      expect(plan).toContain(`builds: ${name}`);
    }
    expect(plan.indexOf('builds: hosted-ko-en')).toBeLessThan(
      plan.indexOf('build tests: build'),
    );
    expect(plan.at(-1)).toBe('browser tests: browser');
  });

  it('runs the writer’s gate where the script exists', () => {
    expect(steps()).not.toContain('sources: check');
    expect(steps(['check'])).toContain('sources: check');
  });

  it('is what `npm test` and the continuous integration run', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['test']).toBe('tsx scripts/test/index.ts');
    expect(readFileSync('.ci/run', 'utf8')).toContain('npm ci && npm test');
  });
});
