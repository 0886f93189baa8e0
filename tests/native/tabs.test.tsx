import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import {fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {installTabs} from '@site/src/native/tabs';
import {renderWithSite} from '../support/renderWithSite';

installTabs();

const KEY = 'docusaurus.tab.os';

function Systems({group = 'os'}: {group?: string}) {
  return (
    <Tabs groupId={group}>
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
    expect(panels.map(({dataset}) => dataset['label'])).toEqual([
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
  it('names the choice of a group, and keeps what else it says', () => {
    window.history.replaceState({key: 'a'}, '', '/page?q=x#part');
    const {length} = window.history;
    renderWithSite(<Systems />);
    fireEvent.click(tab('Windows'));
    expect(window.location.href).toContain('/page?q=x&os=windows#part');
    expect(window.history.state).toEqual({key: 'a'});
    expect(window.history).toHaveLength(length);
  });

  it('decides, and what was chosen before stays chosen on other pages', () => {
    localStorage.setItem(KEY, 'windows');
    window.history.replaceState(null, '', '/?os=mac');
    renderWithSite(<Systems />);
    expect(shown()).toEqual({panels: ['on macOS'], tabs: ['macOS']});
    expect(localStorage.getItem(KEY)).toBe('windows');
  });

  it('that names no tab changes nothing', () => {
    localStorage.setItem(KEY, 'windows');
    window.history.replaceState(null, '', '/?os=beos');
    renderWithSite(<Systems />);
    expect(shown().tabs).toEqual(['Windows']);
  });

  it('stays as it is with tabs of no group', () => {
    renderWithSite(<Systems group="" />);
    fireEvent.click(tab('Windows'));
    expect(window.location.search).toBe('');
  });
});
