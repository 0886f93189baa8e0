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
    ['/ocr%2fintro', '/ocr/intro'],
    ['/en%2Focr%2f%2Fintro.html', '/en/ocr/intro'],
    ['/%2fevil.example', '/evil.example'],
    ['/ocr%252fintro', '/ocr%252fintro'],
  ] as const)('reads %s as %s', ([path, plain]) => {
    expect(plainPath(path)).toBe(plain);
  });
});
