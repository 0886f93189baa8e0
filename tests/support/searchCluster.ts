import type {Page, Request} from 'playwright-core';
import {HOSTED_BUILD} from '../../scripts/test/builds/builds';
import grouped from '../search/answers/grouped.json' with {type: 'json'};
import {siteTest} from './browser';

const {TYPESENSE_NEAREST_NODE, TYPESENSE_NODES} = HOSTED_BUILD.settings;

/** Origins of the nodes, the nearest first. */
export const NODES = [TYPESENSE_NEAREST_NODE, ...TYPESENSE_NODES.split(',')];

/** `test` over the build that uses hosted search. */
export const hostedTest = siteTest(HOSTED_BUILD.name, NODES);

/** A recorded answer of a Typesense cluster. */
export const RECORDED = JSON.stringify(grouped);

/** Answers the requests of pages to the Typesense cluster. */
export class SearchCluster {
  readonly requests: Request[] = [];

  constructor(public body = RECORDED) {}

  readonly prepare = (page: Page): Promise<unknown> =>
    page.route(
      ({origin}) => NODES.includes(origin),
      (route) => {
        this.requests.push(route.request());
        return route.fulfill({
          headers: {'access-control-allow-origin': '*'},
          contentType: 'application/json',
          body: this.body,
        });
      },
    );
}
