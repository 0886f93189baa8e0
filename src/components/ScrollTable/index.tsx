import type {ComponentProps, ReactNode} from 'react';

/** A table of a page. Wide ones scroll sideways on a phone, so the keyboard must reach them. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return <table tabIndex={0} {...props} />;
}
