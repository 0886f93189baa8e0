import {locale} from './locale/index';
import {page} from './page/index';
import {product} from './product/index';
import {redirect} from './redirect/index';
import type {Scaffold} from './scaffold';
import {set} from './set/index';
import {topic} from './topic/index';

/** Everything that can be added by a command, by the name that it has there. */
export const SCAFFOLDS: readonly Scaffold[] = [
  page,
  product,
  set,
  locale,
  topic,
  redirect,
];
