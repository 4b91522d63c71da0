import { priorities, type System, systems } from '../task/task.events.js';

/** The tasks of a kind of project. It is data: one file for each, and its tasks are lines of text.
 *  source  README, Templates */
export interface Template {
  /** As the API and the log name it; it never changes. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** In the order in which they are done. */
  readonly tasks: readonly TemplateTask[];
}

export interface TemplateTask {
  /** Its name within the template, which never changes: the id of the task follows from it. */
  readonly line: string;
  readonly system: System;
  readonly hours: number;
  readonly priority: (typeof priorities)[number];
  /** The lines that come first. */
  readonly after: readonly string[];
  readonly title: string;
  readonly notes: string;
}

/** A template from its text: a line for each task, `name | system | hours | priority | comes after | title | notes`. A priority is `!` for critical, `~` for low, and empty for
 *  normal; what comes after is names of earlier lines, separated by blanks. */
export const template = ({
  tasks,
  ...about
}: Omit<Template, 'tasks'> & { readonly tasks: string }): Template => ({
  ...about,
  tasks: tasks.trim().split('\n').map(taskOf),
});

function taskOf(text: string): TemplateTask {
  const [line = '', system = '', hours = '', priority = '', after = '', title = '', notes = ''] = text
    .split('|')
    .map((part) => part.trim());
  return {
    line,
    system: systemOf(system, text),
    hours: Number(hours),
    priority: priority === '!' ? 'critical' : priority === '~' ? 'low' : 'normal',
    after: after.split(' ').filter(Boolean),
    title,
    notes,
  };
}

function systemOf(name: string, text: string): System {
  const system = systems.find((one) => one === name);
  if (!system) throw new Error(`No system is called “${name}”: ${text.trim()}`);
  return system;
}
