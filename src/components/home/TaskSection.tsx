import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {DOCS_SETS} from '@site/src/sets/index';
import Section from './Section';
import styles from './styles.module.css';

/** The tasks developers come with, and the page that begins each. */
export default function TaskSection(): ReactNode {
  return (
    <Section
      id="tasks"
      title={
        <Translate id="site.home.tasks.title">Start with your task</Translate>
      }>
      <div className={styles.tasks}>
        <div>
          <Heading as="h3" id="tasks-spreadsheet">
            {DOCS_SETS.spreadsheet.label}
          </Heading>
          <ul>
            <li>
              <Link to="/spreadsheet/installation/spreadsheet-sdk-guide">
                <Translate id="site.home.tasks.install">
                  Install the SDK
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/spreadsheet/api/use/use_spreadsheed_sdk">
                <Translate id="site.home.tasks.embed">
                  Put a spreadsheet into a page
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/spreadsheet/api/data/data_processing">
                <Translate id="site.home.tasks.data">
                  Filter, sort and validate data
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/spreadsheet/api/visualize/visualization_tool">
                <Translate id="site.home.tasks.chart">
                  Draw charts and sparklines
                </Translate>
              </Link>
            </li>
          </ul>
        </div>
        <div>
          <Heading as="h3" id="tasks-ocr">
            {DOCS_SETS.ocr.label}
          </Heading>
          <ul>
            <li>
              <Link to="/ocr/installation/common_prerequisites">
                <Translate id="site.home.tasks.prepare">
                  Prepare a machine for recognition
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/ocr/api/run">
                <Translate id="site.home.tasks.recognise">
                  Recognise the text of an image
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/ocr/api/runAsyncQueue">
                <Translate id="site.home.tasks.queue">
                  Queue many images
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/ocr/api/c_api_details">
                <Translate id="site.home.tasks.api">
                  Look up a function of the C API
                </Translate>
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
