import {describe, expect, it} from 'vitest';
import {leavesSite, resolveHitTarget} from '../../src/search/address';

const SITE = {
  origin: 'http://localhost:3000',
  publicOrigin: 'https://docs.example.com',
  externalUrlRegex: '^https://demo\\.example\\.com(?:[/?#]|$)',
};

describe('resolveHitTarget', () => {
  it.each([
    ['https://docs.example.com/ocr/intro#a', '/ocr/intro#a'],
    ['/ocr/intro', '/ocr/intro'],
    ['https://demo.example.com/x', 'https://demo.example.com/x'],
    ['https://docs.example.com//evil.example/x', '/evil.example/x'],
  ])('leads %s to %s', (address, href) => {
    expect(resolveHitTarget(address, SITE)).toBe(href);
    expect(leavesSite(href)).toBe(href.includes('://demo.'));
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/',
    '//evil.example/x',
    'https://demo.example.com.evil.example/',
    'https://user:pw@docs.example.com/',
    'http://[',
    '',
    ' ',
  ])('refuses %s', (address) => {
    expect(resolveHitTarget(address, SITE)).toBeUndefined();
  });
});
