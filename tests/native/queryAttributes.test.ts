import {expect, it} from 'vitest';
import {setQueryAttributes} from '@site/src/native/queryAttributes';

it('writes the data attributes that the address asks for, and nothing else', () => {
  const root = document.createElement('html');
  setQueryAttributes(
    '?docusaurus-data-mode=embed&docusaurus-theme=dark&data-a=b&docusaurus-data-%22x=1',
    root,
  );
  expect(root.getAttributeNames()).toEqual(['data-mode']);
  expect(root.dataset['mode']).toBe('embed');
});
