import {expect, it} from 'vitest';
import {decodeSource, encodeSource} from '../../src/live/panel/share';
import {HOSTILE_STRINGS} from '../support/hostileStrings';

/** Text that compression cannot shorten. */
const random = (length: number) =>
  Array.from({length}, () => Math.random().toString(36)[2]).join('');

it('a shared source is restored from characters that addresses do not escape', async () => {
  const sources = ['', 'const a = "값 🧮";\r\n\tb();', ...HOSTILE_STRINGS];
  for (const source of sources) {
    const encoded = await encodeSource(source);
    expect(encoded).toMatch(/^[\w-]+$/);
    // Encoding replaces lone surrogates.
    const wellFormed = new TextDecoder().decode(
      new TextEncoder().encode(source),
    );
    expect(await decodeSource(encoded!)).toBe(wellFormed);
  }
});

it('a source that is too long has no address', async () => {
  expect(await encodeSource(random(20_000))).toBeUndefined();
});

it.each([
  ['empty', () => ''],
  ['not base64', () => 'a*b'],
  ['not compressed', () => 'YWJjZGVm'],
  ['cut off', (encoded: string) => encoded.slice(0, -8)],
  ['changed', (encoded: string) => encoded.replace(/.{5}$/, 'AAAAA')],
  ['too long', () => 'a'.repeat(8001)],
])('an address that is %s is rejected', async (_name, damage) => {
  const encoded = (await encodeSource('console.log("original");'))!;
  await expect(decodeSource(damage(encoded))).rejects.toThrow();
});

it('an address that decompresses to a huge text is rejected', async () => {
  const encoded = (await encodeSource('a'.repeat(1_000_000)))!;
  await expect(decodeSource(encoded)).rejects.toThrow('too long');
});
