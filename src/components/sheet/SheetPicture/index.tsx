import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Grid from './Grid';
import styles from './cellStyles';
import type {SheetPictureProps, SheetTab} from './types';

/**
 * Draws a region of a sheet as static HTML: headings, cells with their formats, and what floats over
 * them. A table to those who hear it, with a caption that says what it shows.
 *
 * @throws Error at build time when a row does not fill its columns or a word is unknown
 */
export default function SheetPicture(props: SheetPictureProps): ReactNode {
  const captionId = useId();
  return (
    <figure className={styles.figure}>
      <div className={styles.window} data-search="picture">
        {props.formula && <FormulaLine text={props.formula} />}
        <div className={clsx(props.panel && styles.beside)}>
          <Grid {...props} captionId={captionId} />
          {props.panel && <Panel {...props.panel} />}
        </div>
        {props.tabs && <SheetTabs tabs={props.tabs} />}
      </div>
      <figcaption id={captionId} className={styles.caption}>
        {props.caption}
      </figcaption>
    </figure>
  );
}

function FormulaLine({text}: {readonly text: string}): ReactNode {
  const [cell, ...formula] = text.split(' ');
  return (
    <div className={styles.formulaLine}>
      <span className={styles.formulaCell}>{cell}</span>{' '}
      <code className={styles.formulaText}>{formula.join(' ')}</code>
    </div>
  );
}

function Panel({
  title,
  text,
}: NonNullable<SheetPictureProps['panel']>): ReactNode {
  return (
    <div className={styles.panel}>
      <p className={styles.panelTitle}>{title}</p>
      <p className={styles.panelText}>{text}</p>
    </div>
  );
}

function SheetTabs({
  tabs,
}: Required<Pick<SheetPictureProps, 'tabs'>>): ReactNode {
  return (
    <ul className={styles.tabs}>
      {tabs.map((tab) => {
        const {name, line}: SheetTab =
          typeof tab === 'string' ? {name: tab} : tab;
        const isActive = name.endsWith('*');
        return (
          <li
            key={name}
            className={clsx(
              styles.tab,
              isActive && styles.tabActive,
              line && styles.tabGreen,
            )}>
            {name.replace(/\*$/, '')}
            {isActive && <span className="visually-hidden"> (active)</span>}
          </li>
        );
      })}
    </ul>
  );
}
