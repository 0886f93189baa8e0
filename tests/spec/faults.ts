/** A fault that the site must bear, and the tests that provoke it. */
export interface Fault {
  readonly fault: string;
  /** File below `tests/` → a text that begins the name of a test in it. */
  readonly tests: Readonly<Record<string, string>>;
}

/** The faults, by part of the site: A loading, B addresses, C search, D links, E dialogs, F build, G serving. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  A2: {
    fault: 'the application cannot be had on the first page',
    tests: {'browser/faults.test.ts': 'an application that cannot be had'},
  },
  A3: {
    fault: 'the code of a page is gone when it is followed',
    tests: {'browser/loading.test.ts': 'reloads once, with a warning'},
  },
  A4: {
    fault: 'code cannot be had, however often it is tried',
    tests: {
      'plugins/steadyNavigation.test.ts': 'are tried no more often than',
      'browser/faults.test.ts': 'a page that is followed within',
    },
  },
  A7: {
    fault: 'what was fetched ahead failed, and is needed now',
    tests: {'plugins/steadyNavigation.test.ts': 'wait, are told, and are done'},
  },
  A8: {
    fault: 'code takes its time',
    tests: {'browser/loading.test.ts': 'shows the loading bar after 200 ms'},
  },
  A9: {
    fault: 'a connection is slow, to be spared, or says nothing of itself',
    tests: {
      'browser/loading.test.ts': 'fetches nothing ahead on',
      'browser/faults.test.ts': 'a connection that does not say',
    },
  },
  A11: {
    fault: 'there are no scripts',
    tests: {'browser/reading.test.ts': 'text, navigation, footer and legal'},
  },
  A15: {
    fault: 'a page comes back from the cache with a dialog open',
    tests: {
      'browser/legalDialogLimits.test.ts': 'closes for good when the page',
    },
  },
  A16: {
    fault: 'pages of the release before are still around',
    tests: {'scripts/hosts/readBuild.test.ts': 'allows its own files'},
  },
  A18: {
    fault: 'there is no connection, and a link is followed',
    tests: {
      'browser/faults.test.ts': 'a link keeps the page before',
      'native/loadNotice.test.ts': 'leaves the page, and says so',
    },
  },
  B1: {
    fault: 'a hash or a path cannot be decoded',
    tests: {
      'browser/faults.test.ts': 'shows its page, at once and when its hash',
      'site/decodable.test.ts': 'gives what can be decoded',
    },
  },
  B5: {
    fault: 'an address has a slash, a file name or doubled slashes',
    tests: {
      'build/hosts.test.ts': '$address: $status $location',
      'browser/faults.test.ts': 'an address in other letters',
    },
  },
  B6: {
    fault: 'an address names a folder',
    tests: {'build/addresses.test.ts': '$from leads to $to'},
  },
  B7: {
    fault: 'the address or the storage names a mode that is none',
    tests: {
      'native/firstColourMode.test.ts': 'is none of %j',
      'browser/faults.test.ts': 'a mode that is none',
    },
  },
  B8: {
    fault: 'the address sets attributes of the page',
    tests: {'native/firstColourMode.test.ts': 'lets an address set no other'},
  },
  B11: {
    fault: 'a redirect is followed with query and hash',
    tests: {'browser/reading.test.ts': 'keep query and hash'},
  },
  B14: {
    fault: 'the language is changed on a page that is missing',
    tests: {'native/languageLinks.test.ts': 'keeps the address that is'},
  },
  B16: {
    fault: 'an address tries to lead a page of the site to another host',
    tests: {
      'native/redirects.test.ts':
        'leads to its own address in another language',
      'site/plainPath.test.ts': 'reads %s as %s',
    },
  },
  B17: {
    fault:
      'an address, a storage or the history holds markup, code or nonsense',
    tests: {
      'native/hostileInput.test.ts': 'what a storage holds runs nothing',
      'components/hostileText.test.tsx': '%s: nothing of it is run',
      'browser/hostileInput.test.ts': 'nothing that enters a page is run',
    },
  },
  C1: {
    fault: 'no search server answers',
    tests: {
      'browser/searchHostedFailures.test.ts': 'shows headings when nobody',
    },
  },
  C2: {
    fault: 'the search server answers with something else',
    tests: {'browser/searchHostedLies.test.ts': 'shows headings in place of'},
  },
  C3: {
    fault: 'a search takes its time',
    tests: {'browser/searchHostedFailures.test.ts': 'shows headings within'},
  },
  C4: {
    fault: 'one node of the cluster is down',
    tests: {
      'search/engines/hosted/nodePool.test.ts': 'asks what failed last',
      'search/engines/hosted/requestSearch.test.ts': 'asks the next node when',
    },
  },
  C8: {
    fault: 'records hold markup',
    tests: {'browser/searchHostile.test.ts': 'shows what records hold as text'},
  },
  C10: {
    fault: 'a hit leads to an odd address',
    tests: {
      'search/hits.test.ts': 'neither shows nor counts hits that lead nowhere',
    },
  },
  C13: {
    fault: 'the index is missing',
    tests: {
      'browser/searchModal.test.ts': 'tells a missing index as a failure',
    },
  },
  C17: {
    fault: 'a shortcut is typed into a field',
    tests: {'browser/searchModal.test.ts': 'not by a slash that is typed'},
  },
  C18: {
    fault: 'the key of the index is set where a build is made',
    tests: {
      'build/secrets.test.ts': 'keeps the key of the search server',
      'site/settings.test.ts': 'the admin key as search key',
    },
  },
  C19: {
    fault: 'the policy forgets a node of the cluster',
    tests: {'build/hosts.test.ts': 'names the nodes of the cluster'},
  },
  C20: {
    fault: 'search is left in every way there is',
    tests: {
      'browser/searchModal.test.ts': 'when the reader goes back',
      'browser/searchComposition.test.ts': 'the keys work again when',
    },
  },
  D6: {
    fault: 'a page leads to a host that the link table does not hold',
    tests: {'build/outboundLinks.test.ts': 'leads to no address of another'},
  },
  E1: {
    fault: 'a legal text is opened by keyboard',
    tests: {'browser/legalDialog.test.ts': 'opens by keyboard and keeps'},
  },
  E3: {
    fault: 'a legal text is closed, or a selection dragged out of it',
    tests: {
      'browser/legalDialog.test.ts': 'closes by button, backdrop, Escape',
      'browser/legalDialogLimits.test.ts': 'stays open when a selection',
    },
  },
  E6: {
    fault: 'it is opened many times',
    tests: {'browser/legalDialogLimits.test.ts': 'opens once for many clicks'},
  },
  E9: {
    fault: 'its text cannot be had',
    tests: {
      'browser/legalDialogActions.test.ts': 'tries again after a failure',
    },
  },
  E12: {
    fault: 'a menu is left by Escape',
    tests: {'browser/navbar.test.ts': 'closes by Escape while the pointer'},
  },
  E13: {
    fault: 'the menu of a phone is open while the window grows',
    tests: {'browser/mobileMenu.test.ts': 'closes when the window grows'},
  },
  E14: {
    fault: 'who does not see it arrives at another page',
    tests: {'browser/faults.test.ts': 'arriving at a page puts the focus'},
  },
  E19: {
    fault: 'nothing can be stored',
    tests: {'browser/switchedOff.test.ts': 'works without storage'},
  },
  F1: {
    fault: 'a link, an anchor or a picture is broken',
    tests: {'build/links.test.ts': 'has no broken link, anchor, file'},
  },
  F8: {
    fault: 'a file is not what its ending says, or a drawing holds a script',
    tests: {
      'scripts/check/plantedFaults.ts': 'a page under the name of a picture',
    },
  },
  F10: {
    fault: 'sitemap and canonical addresses disagree',
    tests: {'build/sitemap.test.ts': 'agrees with the pages'},
  },
  F15: {
    fault: 'a build is made elsewhere and in another time zone',
    tests: {'build/reproducible.test.ts': 'a second build of the same'},
  },
  G3: {
    fault: 'a page holds code that the policy would stop',
    tests: {'scripts/hosts/readBuild.test.ts': 'is refused for %s'},
  },
  G4: {
    fault: 'the policy stops something that is needed',
    tests: {
      'browser/hosts.test.ts': 'nothing that nginx serves is stopped',
      'browser/harness.test.ts': 'the watch on pages sees every kind',
    },
  },
  G5: {
    fault: 'the policy has a way around it',
    tests: {'build/hosts.test.ts': 'of %s has no weakness that is known'},
  },
  G6: {
    fault: 'a browser takes no compressed answer',
    tests: {'build/hosts.test.ts': 'are compressed for browsers'},
  },
  G8: {
    fault: 'an address tries to lead to another host, or out of the folder',
    tests: {
      'build/hosts.test.ts': 'leads no address to another host',
      'scripts/serve/staticServer.test.ts': 'leads no address below',
    },
  },
};
