import React from 'react';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, it} from 'vitest';
import ScrollingTable from '@site/src/components/ScrollingTable';

it('puts the table into a box that the keyboard reaches', async () => {
  render(
    <ScrollingTable>
      <tbody>
        <tr>
          <td>cell</td>
        </tr>
      </tbody>
    </ScrollingTable>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('table').parentElement);
});
