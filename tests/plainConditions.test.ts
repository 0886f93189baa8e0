import {expect, it} from 'vitest';

it('tests load what the commands of this repository load, not a package’s build for its developers', () => {
  const parser = import.meta.resolve('micromark');
  expect(parser).toMatch(/node_modules\/micromark\/index\.js$/);
});
