import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import {fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {installTabs} from '@site/src/native/tabs';
import type {ReactNode} from 'react';
import {renderWithSite} from '../support/renderWithSite';

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
      <TabItem value="linux" label="Linux">
        on Linux
      </TabItem>
      <TabItem value="windows" label="Windows">
        on Windows
      </TabItem>
      <TabItem value="mac" label="macOS">
        on macOS
      </TabItem>
    </Tabs>
  );
}

/** Text of the panels that are shown, and names of the tabs that say they are chosen. */
function shown() {
  return {
    panels: screen.getAllByRole('tabpanel').map(({textContent}) => textContent),
    tabs: screen
      .getAllByRole('tab', {selected: true})
      .map(({textContent}) => textContent),
  };
}

/** Comes to an address of the same page by a step of the history. */
async function goBackTo(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  window.history.pushState(null, '', '/');
  const arrival = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, {once: true});
  });
  window.history.back();
  await arrival;
}

const tab = (name: string) => screen.getByRole('tab', {name});

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  window.scrollBy = vi.fn() as typeof window.scrollBy;
  window.CSS ??= {escape: (text: string) => text} as typeof CSS;
});

describe('tabs', () => {
  it('show the first, as built', () => {
    renderWithSite(<Systems />);
    expect(shown()).toEqual({panels: ['on Linux'], tabs: ['Linux']});
  });

  it('name every panel, for paper', () => {
    renderWithSite(<Systems />);
    const panels = screen.getAllByRole('tabpanel', {hidden: true});
    expect(panels.map((panel) => panel.getAttribute('aria-label'))).toEqual([
      'Linux',
      'Windows',
      'macOS',
    ]);
  });

  it('show the one that the page names', () => {
    renderWithSite(
      <Tabs>
        <TabItem value="a">A</TabItem>
        <TabItem value="b" default>
          B
        </TabItem>
      </Tabs>,
    );
    expect(shown()).toEqual({panels: ['B'], tabs: ['b']});
  });

  it('show what is pressed, and keep it', () => {
    renderWithSite(<Systems />);
    fireEvent.click(tab('Windows'));
    expect(shown()).toEqual({panels: ['on Windows'], tabs: ['Windows']});
    expect(localStorage.getItem(KEY)).toBe('windows');
  });

  it('are one stop for the Tab key: the chosen one', () => {
    renderWithSite(<Systems />);
    fireEvent.click(tab('macOS'));
    expect(screen.getAllByRole('tab').map(({tabIndex}) => tabIndex)).toEqual([
      -1, -1, 0,
    ]);
  });

  it.each([
    ['Linux', 'ArrowRight', 'Windows'],
    ['macOS', 'ArrowRight', 'Linux'],
    ['Linux', 'ArrowLeft', 'macOS'],
    ['Windows', 'Home', 'Linux'],
    ['Linux', 'End', 'macOS'],
    ['Windows', 'Enter', 'Windows'],
    ['Windows', ' ', 'Windows'],
  ])('from %s, the key "%s" leads to %s', (from, key, to) => {
    renderWithSite(<Systems />);
    expect(fireEvent.keyDown(tab(from), {key})).toBe(false);
    expect(shown().tabs).toEqual([to]);
    expect(document.activeElement).toBe(tab(to));
  });

  it('leave all other keys, and shortcuts, to the browser', () => {
    renderWithSite(<Systems />);
    expect(fireEvent.keyDown(tab('Linux'), {key: 'a'})).toBe(true);
    expect(
      fireEvent.keyDown(tab('Linux'), {key: 'ArrowRight', altKey: true}),
    ).toBe(true);
    expect(shown().tabs).toEqual(['Linux']);
  });

  it('of one group are chosen together, others stay', () => {
    renderWithSite(
      <>
        <Systems />
        <Systems />
        <Systems group="other" />
      </>,
    );
    fireEvent.click(screen.getAllByRole('tab', {name: 'Windows'})[0]!);
    expect(shown().panels).toEqual(['on Windows', 'on Windows', 'on Linux']);
  });

  it('show what was chosen before', () => {
    localStorage.setItem(KEY, 'mac');
    renderWithSite(<Systems />);
    expect(shown().panels).toEqual(['on macOS']);
  });

  it('show what is chosen in another window', () => {
    renderWithSite(<Systems />);
    localStorage.setItem(KEY, 'mac');
    window.dispatchEvent(new StorageEvent('storage', {key: KEY}));
    expect(shown()).toEqual({panels: ['on macOS'], tabs: ['macOS']});
  });

  it('stay as they are built when what was chosen is not among them', () => {
    localStorage.setItem(KEY, 'amiga');
    renderWithSite(<Systems />);
    expect(shown().panels).toEqual(['on Linux']);
  });

  it('keep the pressed tab where it is while those above change', () => {
    renderWithSite(<Systems />);
    vi.spyOn(tab('Windows'), 'getBoundingClientRect')
      .mockReturnValueOnce({top: 300} as DOMRect)
      .mockReturnValueOnce({top: 240} as DOMRect);
    fireEvent.click(tab('Windows'));
    expect(window.scrollBy).toHaveBeenCalledWith({
      top: -60,
      behavior: 'instant',
    });
  });
});

describe('where nothing can be kept', () => {
  afterEach(() => vi.restoreAllMocks());

  it('tabs work', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    renderWithSite(<Systems />);
    fireEvent.click(tab('Windows'));
    expect(shown().panels).toEqual(['on Windows']);
  });

  it('tabs work by keys too: browsers refuse to change an address too often', () => {
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('100 times per 30 seconds', 'SecurityError');
    });
    renderWithSite(<Systems />);
    fireEvent.keyDown(tab('Linux'), {key: 'ArrowRight'});
    expect(shown().panels).toEqual(['on Windows']);
    expect(document.activeElement).toBe(tab('Windows'));
  });
});

describe('the address', () => {
  it('names the choice, and keeps what else it says', () => {
    window.history.replaceState({key: 'a'}, '', '/page?q=x#part');
    const {length} = window.history;
    renderWithSite(<Systems query />);
    fireEvent.click(tab('Windows'));
    expect(window.location.href).toContain('/page?q=x&os=windows#part');
    expect(window.history.state).toEqual({key: 'a'});
    expect(window.history).toHaveLength(length);
  });

  it('tells the router of the application, which reads it elsewhere', () => {
    const onChange = vi.fn();
    window.addEventListener('popstate', onChange);
    renderWithSite(<Systems query />);
    fireEvent.click(tab('Windows'));
    window.removeEventListener('popstate', onChange);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('decides, and what was chosen before stays chosen on other pages', () => {
    localStorage.setItem(KEY, 'windows');
    window.history.replaceState(null, '', '/?os=mac');
    renderWithSite(<Systems query />);
    expect(shown()).toEqual({panels: ['on macOS'], tabs: ['macOS']});
    expect(localStorage.getItem(KEY)).toBe('windows');
  });

  it('that names no tab changes nothing', () => {
    localStorage.setItem(KEY, 'windows');
    window.history.replaceState(null, '', '/?os=beos');
    renderWithSite(<Systems query />);
    expect(shown().tabs).toEqual(['Windows']);
  });

  it('decides without a group, by a name of its own, for all tabs of that name', () => {
    window.history.replaceState(null, '', '/?sys=mac');
    renderWithSite(
      <>
        <Systems group="" query="sys" />
        <Systems group="other" query="sys" />
      </>,
    );
    expect(shown().panels).toEqual(['on macOS', 'on macOS']);
    fireEvent.click(screen.getAllByRole('tab', {name: 'Windows'})[0]!);
    expect(shown().panels).toEqual(['on Windows', 'on Windows']);
    expect(window.location.search).toBe('?sys=windows');
    expect(localStorage.length).toBe(0);
  });

  it('changes the tab when the reader goes back or on', async () => {
    renderWithSite(<Systems query="sys" />);
    await goBackTo('/?sys=windows');
    expect(shown().panels).toEqual(['on Windows']);
  });

  it('stays as it is with tabs that do not ask for it', () => {
    window.history.replaceState(null, '', '/?os=mac');
    renderWithSite(<Systems />);
    expect(shown().tabs).toEqual(['Linux']);
    fireEvent.click(tab('Windows'));
    expect(window.location.search).toBe('?os=mac');
  });

  it('shows the tabs, also one in another, that hide what its hash names', async () => {
    renderWithSite(
      <Tabs queryString="outer">
        <TabItem value="a">A</TabItem>
        <TabItem value="b">
          <Tabs>
            <TabItem value="c">C</TabItem>
            <TabItem value="d">
              <p id="한국어">D</p>
            </TabItem>
          </Tabs>
        </TabItem>
      </Tabs>,
    );
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    await goBackTo(`/#${encodeURIComponent('한국어')}`);
    expect(shown().tabs).toEqual(['b', 'd']);
    expect(scrollIntoView).toHaveBeenCalledOnce();
    fireEvent.click(tab('a'));
    expect(shown().panels).toEqual(['A']);
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });
});

describe('as Docusaurus documents them', () => {
  const VALUES = [
    {label: 'On Windows', value: 'win', attributes: {className: 'red'}},
    {label: 'On macOS', value: 'mac'},
  ];
  const mac = <TabItem value="mac">M</TabItem>;
  const windows = <TabItem value="win">W</TabItem>;
  const Mac = () => mac;

  it.each([
    ['values', {values: VALUES}, 'On Windows', 'W'],
    ['defaultValue', {values: VALUES, defaultValue: 'mac'}, 'On macOS', 'M'],
    [
      'no defaultValue',
      {values: VALUES, defaultValue: null},
      'On Windows',
      'W',
    ],
    [
      'default in values',
      {values: VALUES.map((v) => ({...v, default: v.value === 'mac'}))},
      'On macOS',
      'M',
    ],
  ])('%s, in an order of their own', (_, props, label, text) => {
    renderWithSite(
      <Tabs {...props}>
        {mac}
        {windows}
      </Tabs>,
    );
    expect(shown()).toEqual({panels: [text], tabs: [label]});
    expect(screen.getAllByRole('tab')[0]!.textContent).toBe('On Windows');
    expect(tab('On Windows').className).toContain('red');
    fireEvent.click(tab('On macOS'));
    expect(shown()).toEqual({panels: ['M'], tabs: ['On macOS']});
  });

  it('a component of one’s own around the text of a tab', () => {
    renderWithSite(
      <Tabs values={VALUES}>
        {windows}
        <Mac />
      </Tabs>,
    );
    fireEvent.click(tab('On macOS'));
    expect(shown().panels).toEqual(['M']);
  });

  it('a component of one’s own in place of a tab', () => {
    const MyTab = ({value}: {value: string; children?: ReactNode}) => (
      <TabItem value={value}>my {value}</TabItem>
    );
    renderWithSite(
      <Tabs>
        {['x', 'y'].map((value) => (
          <MyTab key={value} value={value} />
        ))}
      </Tabs>,
    );
    fireEvent.click(tab('y'));
    expect(shown().panels).toEqual(['my y']);
  });

  it('classes, attributes and full width', () => {
    renderWithSite(
      <Tabs className="row" block>
        <TabItem value="a" className="panel" attributes={{title: 'hint'}}>
          A
        </TabItem>
      </Tabs>,
    );
    expect(screen.getByRole('tablist').className).toBe('tabs tabs--block row');
    expect(screen.getByRole('tabpanel').className).toContain('panel');
    expect(tab('a').title).toBe('hint');
  });

  it('lazy ones, whose panels are all in the page: scripts cannot render them later', () => {
    renderWithSite(
      <Tabs lazy values={VALUES}>
        {mac}
        {windows}
      </Tabs>,
    );
    fireEvent.click(tab('On macOS'));
    expect(shown().panels).toEqual(['M']);
  });

  it.each([
    ['two of one value', <Tabs>{[mac, mac]}</Tabs>, /Duplicate values/],
    [
      'no such default',
      <Tabs defaultValue="x">{mac}</Tabs>,
      /defaultValue "x"/,
    ],
    ['no name', <Tabs queryString>{mac}</Tabs>, /groupId prop is required/],
  ])('say what is wrong: %s', (_, tabs, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderWithSite(tabs)).toThrow(message);
    vi.restoreAllMocks();
  });
});
