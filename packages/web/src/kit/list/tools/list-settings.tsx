// Which columns are shown, their order, and how high a row is.
import { chevronDownIcon, chevronUpIcon } from '../../show/icons.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { ActionIcon, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { Icon, type IconPart } from '../../show/icon.tsx';
import type { ColumnsState, Density } from '../columns/columns-state.ts';
import classes from '../data-list.module.css';
import { text } from '../text.zh.ts';

const DENSITIES = ['compact', 'normal', 'roomy'] as const satisfies readonly Density[];

export default function ListSettings<Row>({ state }: { state: ColumnsState<Row> }) {
  return (
    <Stack gap="sm">
      <div>
        <Text size="xs" c="dimmed" mb={6}>
          {text.density}
        </Text>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={text.density}
          value={state.density}
          onChange={(next) => state.setDensity(next as Density)}
          data={DENSITIES.map((value) => ({ value, label: text.densities[value] }))}
        />
      </div>
      <div>
        <Text size="xs" c="dimmed" mb={4}>
          {text.columns}
        </Text>
        <ul className={classes.columnList}>
          {state.all.map(({ key, title }, index) => (
            <li key={key}>
              <label className={classes.columnName}>
                <input
                  type="checkbox"
                  className={classes.mark}
                  aria-label={text.showColumn(title)}
                  checked={state.isShown(key)}
                  disabled={index === 0}
                  onChange={(event) => state.show(key, event.currentTarget.checked)}
                />
                {title}
              </label>
              <Group gap={0} wrap="nowrap">
                <Mover
                  icon={chevronUpIcon}
                  label={text.moveUp(title)}
                  off={index < 2}
                  onClick={() => state.move(key, -1)}
                />
                <Mover
                  icon={chevronDownIcon}
                  label={text.moveDown(title)}
                  off={index === 0 || index === state.all.length - 1}
                  onClick={() => state.move(key, 1)}
                />
              </Group>
            </li>
          ))}
        </ul>
      </div>
      <Button size="xs" variant="default" onClick={state.reset}>
        {text.resetColumns}
      </Button>
    </Stack>
  );
}

interface MoverProps {
  readonly icon: IconPart;
  readonly label: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

function Mover({ icon, label, off, onClick }: MoverProps) {
  return (
    <ActionIcon size="sm" variant="subtle" color="gray" aria-label={label} disabled={off} onClick={onClick}>
      <Icon of={icon} size={14} />
    </ActionIcon>
  );
}
