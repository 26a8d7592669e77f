import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { Page } from '#shared/ui/Page.tsx';
import { Panel } from '#shared/ui/Panel.tsx';

const lines = Array.from({ length: 60 }, (_, index) => index + 1);

/** A page with something to type into and something to scroll, and the title of its row. */
export function Component() {
  return (
    <Page meta="A page that stands in for one to come.">
      <Panel title="Notes">
        <Stack gap="3" maxW="30rem">
          <label htmlFor="plain-note">Note</label>
          <Input id="plain-note" />
          <ul>
            {lines.map((line) => (
              <li key={line}>Line {line}</li>
            ))}
          </ul>
        </Stack>
      </Panel>
    </Page>
  );
}
