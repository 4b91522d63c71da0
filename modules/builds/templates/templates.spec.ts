import { TaskBody } from '../builds.schemas.js';
import { maxTasks } from '../task/task.events.js';
import { template } from './template.rules.js';
import { templates } from './templates.js';

test('there is one of about 120 tasks, and five smaller ones, the largest first, each with a name of its own', () => {
  const [largest = 0, ...others] = templates.map(({ tasks }) => tasks.length);
  expect(Math.abs(largest - 120)).toBeLessThan(10);
  expect(others).toHaveLength(5);
  expect([largest, ...others]).toEqual([largest, ...others].sort((one, other) => other - one));
  expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
  expect(templates.filter(({ name }) => !/^[a-z-]{3,40}$/.test(name))).toEqual([]);
});

describe.each(templates)('$name', ({ title, about, tasks }) => {
  test('says what it is', () => {
    expect(title.length).toBeGreaterThan(5);
    expect(about.length).toBeGreaterThan(40);
    expect(tasks.length).toBeLessThan(maxTasks / 4);
  });

  test('has a name for each line, which is its own', () => {
    expect(tasks.filter(({ line }) => !/^[a-z0-9-]{2,30}$/.test(line))).toEqual([]);
    expect(new Set(tasks.map(({ line }) => line)).size).toBe(tasks.length);
  });

  test('names what comes first before it', () => {
    const late = tasks.flatMap(({ line, after }, at) =>
      after
        .filter((first) => !tasks.slice(0, at).some((task) => task.line === first))
        .map((first) => `${line} after ${first}`),
    );
    expect(late).toEqual([]);
  });

  test('has tasks that a member could have planned, each with hours of its own', () => {
    for (const { system, title, notes, priority, hours } of tasks) {
      const body = { system, title, notes, priority, plannedHours: hours };
      expect(TaskBody.parse(body)).toMatchObject(body);
      expect(hours).toBeGreaterThan(0);
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      if (notes) expect(notes).toMatch(/[.?]$/);
    }
  });

  test('has critical tasks, which are not most of them', () => {
    const critical = tasks.filter(({ priority }) => priority === 'critical').length;
    expect(critical).toBeGreaterThan(2);
    expect(critical).toBeLessThan(tasks.length / 2);
  });
});

test('the full restoration reaches every system of a car', () => {
  const reached = new Set(templates[0]?.tasks.map(({ system }) => system));
  expect(reached.size).toBeGreaterThan(17);
});

test('a line of a system that there is not is refused', () => {
  const wrong = () =>
    template({ name: 'x', title: 'X', about: '', tasks: 'one | wings | 1 | | | Fold the wings |' });
  expect(wrong).toThrow('No system is called “wings”');
});
