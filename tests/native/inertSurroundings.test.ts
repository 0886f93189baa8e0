import {expect, it} from 'vitest';
import {inertSurroundings} from '@site/src/native/inertSurroundings';

function inertIds(): string[] {
  // jsdom knows no `inert`: the property is all there is.
  return [...document.querySelectorAll<HTMLElement>('[id]')]
    .filter((element) => element.inert)
    .map(({id}) => id);
}

it('takes all but the menu out of reach, and puts it back', () => {
  document.body.innerHTML = `
    <div id="app">
      <div id="bar"><nav id="nav">
        <div id="items"></div><div id="menu"><a id="link"></a></div>
      </nav></div>
      <main id="main"></main><footer id="footer"></footer>
    </div>`;
  const release = inertSurroundings(document.getElementById('menu')!);
  expect(inertIds()).toEqual(['items', 'main', 'footer']);
  release();
  expect(inertIds()).toEqual([]);
});
