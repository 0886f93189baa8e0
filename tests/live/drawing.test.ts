// @vitest-environment jsdom
import {expect, it} from 'vitest';
import type {DrawingView} from '../../runtime/view/types';
import {drawingElement} from '../../src/live/frame/drawing';

const SHAPE: DrawingView = {
  name: 'Shape1',
  altText: 'A note',
  left: 0,
  top: 0,
  width: 64,
  height: 20,
  marks: [],
};

it('reads alternative texts aloud, and skips decoration', () => {
  const note = drawingElement(SHAPE).firstElementChild!;
  expect(note.getAttribute('role')).toBe('img');
  expect(note.getAttribute('aria-label')).toBe('A note');
  const frame = drawingElement({...SHAPE, altText: ''}).firstElementChild!;
  expect(frame.hasAttribute('role')).toBe(false);
  expect(frame.getAttribute('aria-hidden')).toBe('true');
});
