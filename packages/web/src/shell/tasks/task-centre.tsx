// What runs in the background and what has run since the page was opened.
import {
  clockIcon,
  closeIcon,
  fileIcon,
  pauseIcon,
  playIcon,
  refreshIcon,
  tasksIcon,
  trashIcon,
  uploadIcon,
} from '../../kit/show/icons.ts';
import '@mantine/core/styles/Progress.css';
import { ActionIcon, Anchor, Button, Drawer, Group, Progress, Stack, Text, Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatTime } from '@uos/contract/rules';
import { TaskDetails } from '../../kit/act/task-details.tsx';
import { isOpen, type Task, type TaskActions, type TaskState, tasks, useTasks } from '../../kit/act/tasks.ts';
import { errorFacts } from '../../kit/page/error-facts.ts';
import { RequestId } from '../../kit/page/error-panel.tsx';
import { Icon, type IconPart } from '../../kit/show/icon.tsx';
import { text as shell } from '../text.zh.ts';
import classes from './task-centre.module.css';
import { text } from './text.zh.ts';

export default function TaskCentre({ onClose }: { onClose: () => void }) {
  const all = useTasks();
  const open = all.filter(({ state }) => isOpen(state));
  const over = all.filter(({ state }) => !isOpen(state));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={420}
      title={shell.tasks}
      closeButtonProps={{ 'aria-label': shell.close }}
    >
      {all.length === 0 ? <Nothing /> : null}
      <Stack gap="lg">
        {open.length === 0 ? null : <Tasks title={text.tasksRunning(open.length)} of={open} />}
        {over.length === 0 ? null : (
          <Tasks title={text.tasksOver} of={over}>
            <Button size="compact-xs" variant="subtle" color="gray" onClick={tasks.clear}>
              {shell.clear}
            </Button>
          </Tasks>
        )}
      </Stack>
    </Drawer>
  );
}

function Nothing() {
  return (
    <Stack align="center" gap="xs" py={48} ta="center">
      <Icon of={tasksIcon} size={32} />
      <Text fw={600}>{text.noTasks}</Text>
      <Text size="sm" c="dimmed">
        {text.noTasksHint}
      </Text>
    </Stack>
  );
}

interface TasksProps {
  readonly title: string;
  readonly of: readonly Task[];
  readonly children?: React.ReactNode;
}

function Tasks({ title, of, children }: TasksProps) {
  return (
    <section>
      <Group justify="space-between" mb="xs">
        <Text component="h3" size="sm" fw={600} c="dimmed">
          {title}
        </Text>
        {children}
      </Group>
      <ul className={classes.list}>
        {of.map((task) => (
          <Row key={task.id} task={task} />
        ))}
      </ul>
    </section>
  );
}

const ICONS: Readonly<Record<Task['kind'], IconPart>> = {
  upload: uploadIcon,
  export: fileIcon,
  import: fileIcon,
  job: clockIcon,
};
const COLORS: Readonly<Record<TaskState, string>> = {
  waiting: 'gray',
  running: 'brand',
  paused: 'yellow',
  done: 'teal',
  failed: 'red',
  cancelled: 'gray',
};

function Row({ task }: { task: Task }) {
  const { kind, title, state, progress, note, problem, link, result, startedAt } = task;
  return (
    <li className={classes.task}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Group gap={8} wrap="nowrap" className={classes.head}>
          <Icon of={ICONS[kind]} size={16} />
          {link === undefined ? (
            <Text size="sm" fw={500} truncate>
              {title}
            </Text>
          ) : (
            <Anchor size="sm" fw={500} truncate renderRoot={(props) => <Link {...props} {...link} />}>
              {title}
            </Anchor>
          )}
        </Group>
        <Actions task={task} />
      </Group>
      {isOpen(state) ? (
        <Progress
          value={(progress ?? 1) * 100}
          animated={progress === undefined && state === 'running'}
          color={COLORS[state]}
          size="sm"
          aria-label={title}
        />
      ) : null}
      <Text size="xs" c="dimmed" component="div">
        {[text.taskStates[state], note, formatTime(new Date(startedAt).toISOString())].filter(Boolean).join(' · ')}
      </Text>
      {problem === undefined ? null : (
        <div role="alert">
          <Text size="xs" c="red.9" className={classes.problem}>
            {errorFacts(problem).message}
          </Text>
          <RequestId error={problem} />
        </div>
      )}
      <TaskDetails task={task} />
      {result === undefined ? null : (
        <div>
          <Button size="compact-xs" variant="light" onClick={result.open}>
            {result.label}
          </Button>
        </div>
      )}
    </li>
  );
}

const ACTIONS: readonly { readonly name: keyof TaskActions; readonly icon: IconPart; readonly label: string }[] = [
  { name: 'pause', icon: pauseIcon, label: text.pause },
  { name: 'resume', icon: playIcon, label: text.resume },
  { name: 'retry', icon: refreshIcon, label: text.retry },
  { name: 'cancel', icon: closeIcon, label: text.cancelTask },
];

function Actions({ task: { id, title, actions = {}, state } }: { task: Task }) {
  return (
    <Group gap={2} wrap="nowrap">
      {ACTIONS.map(({ name, icon, label }) => {
        const run = actions[name];
        return run === undefined ? null : <Action key={name} icon={icon} label={`${label} ${title}`} onClick={run} />;
      })}
      {isOpen(state) ? null : (
        <Action icon={trashIcon} label={`${text.removeTask} ${title}`} onClick={() => tasks.remove(id)} />
      )}
    </Group>
  );
}

function Action({ icon, label, onClick }: { icon: IconPart; label: string; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} onClick={onClick}>
        <Icon of={icon} size={15} />
      </ActionIcon>
    </Tooltip>
  );
}
