import {expect, it} from 'vitest';
import {buildCommand} from '../../../../scripts/test/builds/buildCommand';
import {
  BUILDS,
  buildDir,
  buildEnvironment,
  HOSTED_BUILD,
  REPEATED_BUILDS,
  TEST_BUILDS,
} from '../../../../scripts/test/builds/builds';
import {readSettings} from '../../../../src/site/settings';

it('covers every variant with every locale set, the default settings and the colour-mode switch', () => {
  const settings = BUILDS.map((build) =>
    readSettings(buildEnvironment(build, {SITE_VARIANT: 'nonsense'})),
  );
  expect(
    settings.map(({variant, locales}) => `${variant} ${locales.join(',')}`),
  ).toEqual(['global en', 'global ko,en', 'domestic en', 'domestic ko,en']);
  expect(settings[0]).toEqual(readSettings({}));
  expect(settings.some(({colorMode}) => colorMode === 'auto')).toBe(true);
});

it('searches on a cluster in one further build', () => {
  const {search, locales} = readSettings(buildEnvironment(HOSTED_BUILD, {}));
  expect(search).toMatchObject({engine: 'typesense'});
  expect(locales).toEqual(['ko', 'en']);
});

it('repeats a build language by language, in the same folder of generated files, in another time zone and with other workers', () => {
  for (const repeated of REPEATED_BUILDS) {
    const first = BUILDS.find(({name}) => name === repeated.repeats)!;
    const env = buildEnvironment(repeated, {TZ: 'UTC'});
    expect(env).toEqual({
      ...buildEnvironment(first, {}),
      TZ: expect.not.stringMatching(/^UTC$/),
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: expect.not.stringMatching(/^1$/),
    });
    expect(buildCommand(repeated).args.slice(-4)).toEqual([
      '--out-dir',
      buildDir(repeated.name),
      '--locale',
      repeated.locale,
    ]);
  }
  expect(REPEATED_BUILDS.map(({locale}) => locale)).toEqual(
    readSettings(buildEnvironment(REPEATED_BUILDS[0]!, {})).locales,
  );
  const names = TEST_BUILDS.map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(TEST_BUILDS).toEqual([...BUILDS, HOSTED_BUILD, ...REPEATED_BUILDS]);
});

it('keeps the rest of the environment', () => {
  const env = buildEnvironment(BUILDS[0], {
    PATH: '/bin',
    SITE_URL: 'https://site.example',
    TYPESENSE_ADMIN_API_KEY: 'secret',
  });
  expect(env['PATH']).toBe('/bin');
  expect(env).not.toHaveProperty('SITE_URL');
  expect(env).not.toHaveProperty('TYPESENSE_ADMIN_API_KEY');
});
