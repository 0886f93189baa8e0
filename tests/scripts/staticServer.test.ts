import {describe, expect, it} from 'vitest';
import {canonicalLocation} from '../../scripts/lib/staticServer';

describe('canonicalLocation', () => {
  it.each([
    ['/', '/', undefined],
    ['/ocr/intro', '/', undefined],
    ['/ocr/intro?topic=a/', '/', undefined],
    ['/ocr/intro/', '/', '/ocr/intro'],
    ['/ocr/intro.html?q=1', '/', '/ocr/intro?q=1'],
    ['/ocr/intro/index.html', '/', '/ocr/intro'],
    ['/index.html', '/', '/'],
    ['//evil.example/', '/', '/evil.example'],
    ['/a//b', '/', '/a/b'],
    ['/', '/sub/', '/sub/'],
    ['/sub', '/sub/', '/sub/'],
    ['/sub/', '/sub/', undefined],
    ['/sub/index.html', '/sub/', '/sub/'],
    ['/sub/ocr/', '/sub/', '/sub/ocr'],
    ['/contracts/ocr/argo_sdk.h', '/', undefined],
  ])('sends %s below %s to %s', (url, baseUrl, location) => {
    expect(canonicalLocation(url, baseUrl)).toBe(location);
  });
});
