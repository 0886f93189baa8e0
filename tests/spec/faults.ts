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
  A5: {
    fault: 'code that cannot be had is answered with a page',
    tests: {
      'native/checkedLoads.test.ts':
        'stands in the page with what it must hold',
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
  A12: {
    fault: 'the style sheet cannot be had',
    tests: {
      'build/styles.test.ts':
        'hides without styles what is no part of the text',
    },
  },
  A13: {
    fault: 'storage is blocked, or a frame has no origin',
    tests: {
      'browser/switchedOff.test.ts': 'works without storage',
      'browser/withoutOrigin.test.ts': 'in a frame without an origin',
    },
  },
  A14: {
    fault: 'hosts are told how long files last',
    tests: {
      'scripts/hosts/formats.test.ts': 'keeps pages where Back finds them',
      'browser/backForwardCache.test.ts': 'but not a page that listens',
      'build/hosts.test.ts': 'have a type, and are kept for ever',
    },
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
  A19: {
    fault: 'a file of the application holds what nobody published',
    tests: {
      'browser/tampered.test.ts': 'runs nothing when its page is followed',
      'native/checkedLoads.test.ts': 'has another address after each failure',
    },
  },
  A20: {
    fault:
      'the list of what files must hold is missing, changed, cut off, late or enormous',
    tests: {
      'browser/tampered.test.ts': '${fault}: the page stays',
      'native/checkedLoads.test.ts': 'is fetched by the runtime with what',
    },
  },
  A21: {
    fault: 'the browser keeps a damaged copy of a file, for as long as it may',
    tests: {
      'browser/damaged.test.ts': 'a browser that keeps a damaged copy of every',
      'native/ownFiles.test.ts': 'what the browser keeps of refused files',
      'search/engines/embedded/worker/indexReader.test.ts':
        'are read past what the browser keeps',
    },
  },
  A22: {
    fault: 'code that search loads later holds what nobody published',
    tests: {
      'browser/tampered.test.ts': 'is no search where workers are forbidden',
    },
  },
  A23: {
    fault: 'the script or the styles that stand in a page cannot be had',
    tests: {
      'browser/faults.test.ts': 'a page whose own script cannot be',
      'native/ownFiles.test.ts': 'the page stays where the host lacks one',
    },
  },
  A24: {
    fault: 'the host does not answer, or fails, while its reader is online',
    tests: {
      'browser/faults.test.ts': 'a host that answers no more',
      'native/unreachablePage.test.ts': 'stays, and says so, where %s',
    },
  },
  B1: {
    fault: 'a hash or a path cannot be decoded',
    tests: {
      'browser/faults.test.ts': 'shows its page, at once and when its hash',
      'site/decodable.test.ts': 'gives what can be decoded',
    },
  },
  B3: {
    fault: 'a heading in Korean is named, escaped and not',
    tests: {
      'theme/arrival.test.tsx': 'is marked, and nothing else',
      'site/decodable.test.ts': 'gives what can be decoded',
    },
  },
  B4: {
    fault: 'a hash names nothing',
    tests: {'theme/arrival.test.tsx': 'is nothing with %s'},
  },
  B5: {
    fault: 'an address has a slash, a file name or doubled slashes',
    tests: {
      'build/hosts.test.ts': '$address: $status $location',
      'build/otherHosts.test.ts': '$address: $status $location',
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
  B10: {
    fault: 'redirects go in a circle, nowhere or to another host',
    tests: {'scripts/check/plantedFaults.ts': 'a loop'},
  },
  B11: {
    fault: 'a redirect is followed with query and hash',
    tests: {'browser/reading.test.ts': 'keep query and hash'},
  },
  B12: {
    fault: 'redirect pages stand under the policy',
    tests: {
      'plugins/clientRedirects.test.ts':
        'has no inline script, style or handler',
    },
  },
  B13: {
    fault: 'a reader goes back, and back again',
    tests: {
      'browser/pageSwap.test.ts': 'shows each in the place of the one before',
      'browser/searchModal.test.ts': 'when the reader goes back',
    },
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
  B18: {
    fault: 'a page comes after the reader has gone elsewhere',
    tests: {
      'native/pageSwap.test.ts': 'is not shown when it comes after the reader',
    },
  },
  B19: {
    fault: 'the path of a missing page is enormous',
    tests: {
      'components/nearestPages.test.tsx': 'compares no enormous path',
    },
  },
  B20: {
    fault: 'a text that becomes part of an address ends in half a letter',
    tests: {
      'site/encodedText.test.ts': 'writes whatever there is',
      'components/NotFoundHelp.test.tsx': 'cuts no letter in half',
    },
  },
  B21: {
    fault: 'the address changes more often than browsers allow',
    tests: {
      'components/search/useQueryInAddress.test.tsx':
        'comes to what was typed last',
      'native/tabs.test.tsx': 'tabs work by keys too',
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
    tests: {
      'search/engines/hosted/hostedEngine.test.ts':
        'the place of a silent server',
    },
  },
  C4: {
    fault: 'one node of the cluster is down',
    tests: {
      'search/engines/hosted/nodePool.test.ts': 'asks what failed last',
      'search/engines/hosted/requestSearch.test.ts': 'asks the next node when',
    },
  },
  C5: {
    fault: 'the nearest node is down',
    tests: {
      'search/engines/hosted/nodePool.test.ts':
        'asks what failed last, the nearest too',
    },
  },
  C7: {
    fault: 'keys are typed fast',
    tests: {
      'browser/searchHosted.test.ts': 'asks once for seven fast keys',
      'search/session.test.ts': 'drops the answer to a query',
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
  C15: {
    fault: 'a query is written in another form of Unicode',
    tests: {'search/oddQueries.test.ts': '%s asks the same in the form %s'},
  },
  C16: {
    fault: 'a query is odd, hostile or enormous',
    tests: {
      'search/oddQueries.test.ts': 'odd queries are answered',
      'search/engines/hosted/serverText.test.ts': 'cuts what nobody types',
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
  C21: {
    fault: 'tries are limited',
    tests: {
      'search/engines/hosted/requestSearch.test.ts':
        'tries once more, not twice',
    },
  },
  C22: {
    fault: 'the search server is blocked',
    tests: {
      'browser/searchHostedFailures.test.ts':
        'shows headings when nobody listens',
    },
  },
  C23: {
    fault: 'an answer comes after search was left',
    tests: {'search/session.test.ts': 'drops the answer that comes after'},
  },
  C24: {
    fault: 'an index or a search server says anything, in any one place',
    tests: {
      'search/generatedAnswers.test.ts': 'the embedded search answers with',
    },
  },
  D2: {
    fault: 'a label or an address is almost one of the table',
    tests: {
      'site/rewriteNavbarItems.test.ts':
        'rewriteNavbarItems: what it leaves alone',
      'site/plainPath.test.ts': 'reads %s as %s',
    },
  },
  D3: {
    fault: 'a name holds what regular expressions know',
    tests: {
      'site/hostileNames.test.ts': 'a label that is no product is left alone',
    },
  },
  D4: {
    fault: 'a path is enormous, or almost matches many times',
    tests: {'site/hostileNames.test.ts': '%s is read in one go'},
  },
  D5: {
    fault: 'a value of the link table is wrong',
    tests: {
      'site/hostileSettings.test.ts': '%s: nothing hostile goes through',
      'scripts/check/plantedFiles.ts': 'an empty name of a product',
    },
  },
  D6: {
    fault: 'a page leads to a host that the link table does not hold',
    tests: {'build/outboundLinks.test.ts': 'leads to no address of another'},
  },
  D7: {
    fault: 'links carry what pages say of themselves',
    tests: {
      'site/linkTemplate.test.ts': 'fills every place with text that cannot',
    },
  },
  D8: {
    fault: 'a link leads to the page that is shown',
    tests: {
      'native/pageSwap.test.ts': 'the page that is shown',
      'browser/faults.test.ts': 'a link of the product table to the page',
    },
  },
  D9: {
    fault: 'server and browser disagree about a page',
    tests: {
      'browser/harness.test.ts': 'the watch on pages sees every kind',
      'browser/accessibility.test.ts': 'every page fits 360 and 1280 pixels',
    },
  },
  D10: {
    fault: 'a link leads to another host',
    tests: {
      'build/navigation.test.ts': 'opens other sites in a new tab',
      'build/pages.test.ts': '%s loads scripts and styles from itself only',
    },
  },
  E1: {
    fault: 'a legal text is opened by keyboard',
    tests: {'browser/legalDialog.test.ts': 'opens by keyboard and keeps'},
  },
  E2: {
    fault: 'Tab is pressed in a dialog, many times',
    tests: {
      'browser/legalDialog.test.ts':
        'opens by keyboard and keeps the focus inside',
    },
  },
  E3: {
    fault: 'a legal text is closed, or a selection dragged out of it',
    tests: {
      'browser/legalDialog.test.ts': 'closes by button, backdrop, Escape',
      'browser/legalDialogLimits.test.ts': 'stays open when a selection',
    },
  },
  E4: {
    fault: 'a dialog closes',
    tests: {
      'browser/legalDialog.test.ts':
        'closes by button, backdrop, Escape and Back',
    },
  },
  E6: {
    fault: 'it is opened many times',
    tests: {'browser/legalDialogLimits.test.ts': 'opens once for many clicks'},
  },
  E7: {
    fault: 'a dialog holds a long text on a small screen',
    tests: {'browser/legalDialogLimits.test.ts': 'takes at most 1000 px'},
  },
  E8: {
    fault:
      'a legal text is come to without scripts, by its address, or on paper',
    tests: {
      'browser/legalDialogActions.test.ts':
        'prints the text of the dialog alone',
      'build/legal.test.ts': 'states every fact on the pages',
    },
  },
  E9: {
    fault: 'its text cannot be had',
    tests: {
      'browser/legalDialogActions.test.ts': 'tries again after a failure',
    },
  },
  E10: {
    fault: 'a page is rendered where there is no browser',
    tests: {
      'components/legal/serverRender.test.tsx':
        'opens nothing where there is no browser',
    },
  },
  E11: {
    fault: 'a dialog opens over another',
    tests: {
      'browser/pageLock.test.ts': 'a dialog that takes the place of another',
      'native/search.test.ts': 'opens nothing over another dialog',
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
  E15: {
    fault: 'readers have other time zones, languages, modes and widths',
    tests: {
      'browser/readers.test.ts': '${who} find what was built',
      'browser/colourModeAccessibility.test.ts':
        'axe finds nothing on any page',
    },
  },
  E16: {
    fault: 'a translator or an extension has changed the page',
    tests: {
      'native/morph.test.ts': 'a page whose words a translator has wrapped',
    },
  },
  E17: {
    fault: 'a component throws',
    tests: {
      'theme/shell.test.tsx': 'says what the catalogue says, shows the error',
      'theme/navbar.test.tsx': 'names the item that fails',
    },
  },
  E19: {
    fault: 'nothing can be stored',
    tests: {'browser/switchedOff.test.ts': 'works without storage'},
  },
  E20: {
    fault: 'a legal text, or the code that shows it, comes after it was closed',
    tests: {
      'components/legal/lateText.test.tsx':
        'leads nowhere when that is known after',
    },
  },
  E21: {
    fault: 'what was copied is told after the reader has gone on',
    tests: {'native/copyButtons.test.tsx': 'says nothing on the next page'},
  },
  E22: {
    fault: 'another tab changes what is stored',
    tests: {
      'native/colourMode.test.tsx': 'has no choice left when another tab',
    },
  },
  E23: {
    fault: 'a sample says what no frame says, or of a run that is over',
    tests: {
      'live/hostileMessages.test.ts': 'is none with nonsense in any place: %o',
      'live/frame.test.ts': 'says nothing more, and is answered no more',
      'native/livePanel.test.ts': 'is shown, and no more once another run',
    },
  },
  E24: {
    fault: 'a connection, a storage or an entry of the history says anything',
    tests: {'native/generatedInput.test.ts': 'an entry of the history and'},
  },
  E25: {
    fault: 'an element of a page has the name of what scripts ask for',
    tests: {
      'browser/clobbering.test.ts':
        'a page holds elements of every name that scripts ask for',
      'scripts/check/plantedFaults.ts': 'a name that stands for something',
      'build/pages.test.ts': '%s names no element so that it stands for',
    },
  },
  E26: {
    fault: 'search is left before its modal has come',
    tests: {
      'native/search.test.ts': 'a frame %s, which a key has opened',
    },
  },
  E27: {
    fault: 'a sample takes all memory, and the process of its frame ends',
    tests: {
      'browser/liveLostFrame.test.ts': 'a frame whose process has ended',
      'live/watchFrame.test.ts': 'a frame that answers no more is lost',
    },
  },
  E28: {
    fault: 'a page is no valid HTML',
    tests: {'build/validator.test.ts': 'finds nothing in any page'},
  },
  E29: {
    fault: 'a sample prints what is enormous, or what JSON cannot hold',
    tests: {'live/formatLog.test.ts': 'shows of an enormous value its'},
  },
  F1: {
    fault: 'a link, an anchor or a picture is broken',
    tests: {'build/links.test.ts': 'has no broken link, anchor, file'},
  },
  F3: {
    fault: 'a link of a page leads to code, data or a host without https',
    tests: {'scripts/check/plantedFaults.ts': 'another host without a scheme'},
  },
  F4: {
    fault: 'two files have one address, or differ in its letters alone',
    tests: {
      'scripts/check/plantedFiles.ts': 'two pages with one address',
      'build/sitemap.test.ts': 'lists each page once',
    },
  },
  F5: {
    fault: 'front matter is malformed, hostile or of another system',
    tests: {
      'sets/hostileFrontMatter.test.ts': '%s: what it cannot hold is named',
      'sets/generatedInput.test.ts': 'front matter holds anything in any',
      'sets/lineEnds.test.ts': 'a page with %s says the same',
    },
  },
  F6: {
    fault: 'a page is malformed',
    tests: {'scripts/check/plantedFaults.ts': 'an element that is not closed'},
  },
  F7: {
    fault: 'a link is written in another case of letters',
    tests: {
      'scripts/check/plantedFaults.ts': 'a page in another case of letters',
    },
  },
  F8: {
    fault: 'a file is not what its ending says, or a drawing holds a script',
    tests: {
      'scripts/check/plantedFaults.ts': 'a page under the name of a picture',
    },
  },
  F9: {
    fault: 'a translation lacks texts or places, or is none',
    tests: {
      'i18n/interfaceStrings.test.ts': 'finds a lost placeholder',
      'i18n/hostileTranslations.test.ts': 'an entry that is %j is named',
      'sets/generatedInput.test.ts': 'a translation file holds anything',
    },
  },
  F10: {
    fault: 'sitemap and canonical addresses disagree',
    tests: {'build/sitemap.test.ts': 'agrees with the pages'},
  },
  F13: {
    fault: 'there are many pages, and every page would load more',
    tests: {
      'build/growth.test.ts': '$name: what every page loads holds nothing of',
      'plugins/search-index/sizeGate.test.ts': 'counts what a query loads',
    },
  },
  F14: {
    fault: 'a build begins with the cache of other settings or pages',
    tests: {
      'plugins/pageSources.test.ts': 'drops a persistent cache',
      'sets/reference/pagesState.test.ts': 'changes with headings and samples',
    },
  },
  F15: {
    fault: 'a build is made elsewhere and in another time zone',
    tests: {
      'build/reproducible.test.ts': 'a second build of the same',
      'plugins/runtimeNames.test.ts': 'is written alike, with short names',
    },
  },
  F16: {
    fault: 'something of the machine stands in the output',
    tests: {
      'build/secrets.test.ts': 'keeps the machine out of every file of $name',
    },
  },
  F17: {
    fault: 'search engines ask what they may read',
    tests: {'plugins/robots.test.ts': 'lets crawlers in'},
  },
  F18: {
    fault: 'the contract of an SDK holds markup, code or nonsense',
    tests: {
      'sets/hostileContracts.test.ts': 'declarations: comments stay text',
      'sets/generatedInput.test.ts': 'a header lacks a part, or has it twice',
    },
  },
  F19: {
    fault: 'a setting is hostile, odd or enormous',
    tests: {'site/hostileSettings.test.ts': '%s: nothing hostile goes through'},
  },
  F20: {
    fault:
      'a build is killed, ended or fails half-way, or is made twice at once, or where nothing can be written',
    tests: {
      'scripts/build/buildSite.test.ts': 'that %s leaves the one before',
    },
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
  G7: {
    fault: 'an address asks for files that nobody published',
    tests: {
      'build/addresses.test.ts': 'answers %s with status 404 or 400',
      'scripts/serve/staticServer.test.ts':
        'answers %s with the not-found page',
    },
  },
  G8: {
    fault: 'an address tries to lead to another host, or out of the folder',
    tests: {
      'build/hosts.test.ts': 'leads no address to another host',
      'scripts/serve/staticServer.test.ts': 'leads no address below',
    },
  },
  G9: {
    fault: 'a page is asked for without encryption',
    tests: {
      'build/encryption.test.ts': 'leads to the same address of the same host',
      'scripts/hosts/headerValues.test.ts': 'sends with "%s" what all hosts',
    },
  },
  G10: {
    fault: 'hosts are told the same in other words, or more than they take',
    tests: {
      'build/hostLimits.test.ts': 'has as many headers as Cloudflare',
      'scripts/hosts/headerValues.test.ts': 'sends with "%s" what all hosts',
      'scripts/hosts/formats.test.ts': 'has no line that Cloudflare refuses',
    },
  },
  G12: {
    fault: 'a request is enormous',
    tests: {
      'build/hosts.test.ts': 'refuses what is enormous, and answers the next',
    },
  },
  G13: {
    fault:
      'a server has headers, types, error pages or locations of its own, or lacks a module',
    tests: {
      'scripts/hosts/foreignServers.test.ts': 'sends its headers in a server',
    },
  },
  G14: {
    fault: 'a server stands behind another, or is asked by another name',
    tests: {'build/otherHosts.test.ts': 'names no host in a redirect'},
  },
  G15: {
    fault: 'a request is one that nobody sends to read a page',
    tests: {
      'scripts/hosts/foreignServers.test.ts':
        'answers no method but those that read',
    },
  },
  G16: {
    fault: 'a server refuses a request before it looks for a file',
    tests: {'scripts/hosts/refusedRequests.test.ts': 'refuses %s'},
  },
};

/** Faults that no test of a build can provoke in its time, and what stands in. */
export const MEASURED: Readonly<Record<string, string>> = {
  A17: 'a deploy that is half done: assets are named by what they hold, so that old and new stand side by side',
  F12: 'a build with a small heap: the peak of memory is a figure of the benchmarks',
  G11: 'a load of many readers: a figure of the benchmarks',
};
