import {afterEach, describe, expect, it} from 'vitest';
import {onRouteDidUpdate} from '@site/src/native-first/clientModules/routeUpdate';

type Arrival = Parameters<typeof onRouteDidUpdate>[0];

const go = (pathname: string, hash: string) =>
  onRouteDidUpdate({
    location: {pathname, hash},
    previousLocation: {pathname, hash: ''},
  } as Arrival);

const marked = () =>
  [...document.querySelectorAll('[data-arrived]')].map(({id}) => id);

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the target of a link', () => {
  it('is marked alone', () => {
    document.body.innerHTML = '<h2 id="a"></h2><h2 id="오류"></h2>';
    go('/x', '#a');
    expect(marked()).toEqual(['a']);
    go('/x', `#${encodeURIComponent('오류')}`);
    expect(marked()).toEqual(['오류']);
    go('/x', '');
    expect(marked()).toEqual([]);
  });

  it.each(['#nowhere', '#'])('is not marked for %s', (hash) => {
    document.body.innerHTML = '<h2 id="a"></h2>';
    go('/x', hash);
    expect(marked()).toEqual([]);
  });
});
