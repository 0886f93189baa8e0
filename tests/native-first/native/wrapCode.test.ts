import {fireEvent} from '@testing-library/react';
import {expect, it} from 'vitest';
import {applyCodeWrap, installCodeWrap} from '@site/src/native-first/wrapCode';

installCodeWrap();

const isWrapped = () => document.documentElement.hasAttribute('data-wrap-code');

it('keeps the choice to wrap code for the next page', () => {
  document.body.innerHTML =
    '<button data-native="wrap-code"><span>Wrap</span></button>';
  const press = () => fireEvent.click(document.querySelector('span')!);
  applyCodeWrap();
  expect(isWrapped()).toBe(false);
  press();
  expect(isWrapped()).toBe(true);
  document.documentElement.removeAttribute('data-wrap-code');
  applyCodeWrap();
  expect(isWrapped()).toBe(true);
  press();
  expect(isWrapped()).toBe(false);
  applyCodeWrap();
  expect(isWrapped()).toBe(false);
});
