import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import {TabsProvider} from '@docusaurus/theme-common/internal';
import {fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {installTabs} from '@site/src/native-first/tabs';
import type {ComponentProps} from 'react';
import {renderWithSite} from '../../support/renderWithSite';
import {denyStorage} from './support';

installTabs();

const KEY = 'docusaurus.tab.os';

function Systems({
  group = 'os',
  query,
}: {
  group?: string;
  query?: string | boolean;
}) {
  return (
    <Tabs groupId={group} queryString={query}>
      {['Linux', 'Windows', 'macOS'].map((name) => (
        <TabItem key={name} value={name.toLowerCase()} label={name}>
          on {name}
        </TabItem>
      ))}
    </Tabs>
  );
}

/** Returns the names of the selected tabs, and checks that their panels are shown. */
function shown(): (string | null)[] {
  const tabs = screen.getAllByRole('tab', {selected: true});
  expect(
    screen.getAllByRole('tabpanel').map(({id}) => id),
    'the panels that are shown',
  ).toEqual(tabs.map((chosen) => chosen.getAttribute('aria-controls')));
  return tabs.map(({textContent}) => textContent);
}

const tab = (name: string) => screen.getByRole('tab', {name});
const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('tab', {name})[0]!);

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  window.scrollBy = vi.fn() as typeof window.scrollBy;
  window.CSS ??= {escape: (text: string) => text} as typeof CSS;
});
afterEach(() => vi.restoreAllMocks());

describe('tabs', () => {
  it('show the first or the pressed tab, store it, and are one stop for the Tab key', () => {
    renderWithSite(<Systems />);
    expect(shown()).toEqual(['Linux']);
    expect(screen.getByRole('tabpanel').textContent).toBe('on Linux');
    press('Windows');
    expect(shown()).toEqual(['Windows']);
    expect(localStorage.getItem(KEY)).toBe('windows');
    expect(screen.getAllByRole('tab').map(({tabIndex}) => tabIndex)).toEqual([
      -1, 0, -1,
    ]);
  });

  it.each([
    ['Linux', 'ArrowRight', 'Windows'],
    ['macOS', 'ArrowRight', 'Linux'],
    ['Linux', 'ArrowLeft', 'macOS'],
    ['Windows', 'Home', 'Linux'],
    ['Linux', 'End', 'macOS'],
    ['Windows', ' ', 'Windows'],
  ])('from %s, the key "%s" leads to %s', (from, key, to) => {
    renderWithSite(<Systems />);
    expect(fireEvent.keyDown(tab(from), {key})).toBe(false);
    expect(shown()).toEqual([to]);
    expect(document.activeElement).toBe(tab(to));
  });

  it.each([{key: 'a'}, {key: 'ArrowRight', altKey: true}])(
    'leave %o to the browser',
    (init) => {
      renderWithSite(<Systems />);
      expect(fireEvent.keyDown(tab('Linux'), init)).toBe(true);
      expect(shown()).toEqual(['Linux']);
    },
  );

  it('of one group change together', () => {
    renderWithSite(
      <>
        <Systems />
        <Systems />
        <Systems group="other" />
      </>,
    );
    press('Windows');
    expect(shown()).toEqual(['Windows', 'Windows', 'Linux']);
  });

  it.each([
    ['macos', 'macOS'],
    ['amiga', 'Linux'],
  ])('show the stored choice, also of another window: %s', (value, name) => {
    localStorage.setItem(KEY, value);
    const {unmount} = renderWithSite(<Systems />);
    expect(shown()).toEqual([name]);
    unmount();
    localStorage.clear();
    renderWithSite(<Systems />);
    localStorage.setItem(KEY, value);
    window.dispatchEvent(new StorageEvent('storage', {key: KEY}));
    expect(shown()).toEqual([name]);
  });

  it('keep the position of the pressed tab when those above change', () => {
    renderWithSite(<Systems />);
    vi.spyOn(tab('Windows'), 'getBoundingClientRect')
      .mockReturnValueOnce({top: 300} as DOMRect)
      .mockReturnValueOnce({top: 240} as DOMRect);
    press('Windows');
    expect(window.scrollBy).toHaveBeenCalledWith({
      top: -60,
      behavior: 'instant',
    });
  });

  it('work without storage, and if the browser refuses to change the address', () => {
    denyStorage();
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('100 times per 30 seconds', 'SecurityError');
    });
    renderWithSite(<Systems query />);
    fireEvent.keyDown(tab('Linux'), {key: 'ArrowRight'});
    expect(shown()).toEqual(['Windows']);
    expect(document.activeElement).toBe(tab('Windows'));
  });
});

describe('the address', () => {
  it('contains the choice, keeps its other parts, and notifies the router', () => {
    window.history.replaceState({key: 'a'}, '', '/page?q=x#part');
    const {length} = window.history;
    renderWithSite(<Systems query />);
    const onChange = vi.fn();
    window.addEventListener('popstate', onChange, {once: true});
    press('Windows');
    expect(window.location.href).toContain('/page?q=x&os=windows#part');
    expect(window.history.state).toEqual({key: 'a'});
    expect(window.history).toHaveLength(length);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it.each([
    ['decides', '/?os=macos', true, 'macOS'],
    ['decides by a name of its own', '/?sys=macos', 'sys', 'macOS'],
    ['names no tab', '/?os=beos', true, 'Windows'],
    ['is not asked', '/?os=macos', undefined, 'Windows'],
  ])('%s: %s', (_, address, query, name) => {
    localStorage.setItem(KEY, 'windows');
    window.history.replaceState(null, '', address);
    renderWithSite(<Systems query={query} />);
    expect(shown()).toEqual([name]);
    // The stored choice stays for other pages.
    expect(localStorage.getItem(KEY)).toBe('windows');
  });
});

describe('as Docusaurus documents them', () => {
  const VALUES = [
    {label: 'On Windows', value: 'win', attributes: {className: 'red'}},
    {label: 'On macOS', value: 'mac'},
  ];
  const mac = <TabItem value="mac">M</TabItem>;
  const windows = <TabItem value="win">W</TabItem>;

  it.each<[string, Partial<ComponentProps<typeof Tabs>>, string]>([
    ['values', {}, 'On Windows'],
    ['defaultValue', {defaultValue: 'mac'}, 'On macOS'],
    ['no defaultValue', {defaultValue: null}, 'On Windows'],
    [
      'default in values',
      {values: VALUES.map((v) => ({...v, default: v.value === 'mac'}))},
      'On macOS',
    ],
    // All panels are in the page, because the native script cannot render them.
    ['lazy', {lazy: true}, 'On Windows'],
  ])('%s, in an order of their own', (_, props, label) => {
    renderWithSite(
      <Tabs values={VALUES} {...props}>
        {mac}
        {windows}
      </Tabs>,
    );
    expect(shown()).toEqual([label]);
    expect(screen.getAllByRole('tab')[0]!.textContent).toBe('On Windows');
    expect(tab('On Windows').className).toContain('red');
    press('On macOS');
    expect(shown()).toEqual(['On macOS']);
  });

  it.each([
    ['two of one value', <Tabs>{[mac, mac]}</Tabs>, /Duplicate values/],
    ['no such default', <Tabs defaultValue="x">{mac}</Tabs>, /"x"/],
    ['no name', <Tabs queryString>{mac}</Tabs>, /groupId prop is required/],
  ])('say what is wrong: %s', (_, tabs, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderWithSite(tabs)).toThrow(message);
  });
});

it('a panel in the tabs of another theme is rendered by that theme', () => {
  const value = 'json';
  const tabs = {
    ...{lazy: false, block: false, selectValue: () => undefined},
    ...{selectedValue: value, tabValues: [{value}]},
  };
  renderWithSite(
    <Tabs>
      <TabItem value="a">
        <TabsProvider value={tabs}>
          <TabItem value={value}>of the theme</TabItem>
        </TabsProvider>
      </TabItem>
    </Tabs>,
  );
  const panel = screen.getByText('of the theme');
  expect(panel.hasAttribute('aria-label')).toBe(false);
  expect(panel.hidden).toBe(false);
});
