import {describe, expect, it} from 'vitest';
import {plainPath} from '@site/src/site/plainPath';

describe('plainPath', () => {
  it.for([
    ['/ocr/intro.html', '/ocr/intro'],
    ['/ocr/intro/index.html', '/ocr/intro'],
    ['/en/index.html', '/en'],
    ['/index.html', '/'],
    ['/a.html.html', '/a.html'],
    ['/ocr/intro', '/ocr/intro'],
    ['/ocr/intro/', '/ocr/intro/'],
    ['/', '/'],
    ['/index', '/index'],
    ['/html', '/html'],
    ['//x', '/x'],
    ['/en//evil.example', '/en/evil.example'],
    ['/ocr//intro///', '/ocr/intro/'],
    ['//evil.example/x.html', '/evil.example/x'],
  ] as const)('reads %s as %s', ([path, plain]) => {
    expect(plainPath(path)).toBe(plain);
  });
});
