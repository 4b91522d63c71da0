import { iconFiles, withDirectIcons } from './direct-icons';

const files = iconFiles(
  "export { default as CircleHelp, default as CircleQuestionMark } from './icons/circle-question-mark.mjs';\nexport { default as Menu } from './icons/menu.mjs';",
);

test('each icon comes from its own file, by any of its names', () => {
  expect(
    withDirectIcons("import {\n  CircleHelp,\n  Menu as MenuIcon,\n} from 'lucide-react';\nshow();", files),
  ).toBe(
    "import CircleHelp from 'lucide-react/dist/esm/icons/circle-question-mark.mjs';import MenuIcon from 'lucide-react/dist/esm/icons/menu.mjs';\nshow();",
  );
});

test('a type still comes from the package', () => {
  expect(withDirectIcons("import { type LucideIcon } from 'lucide-react';", files)).toBe(
    "import { type LucideIcon } from 'lucide-react';",
  );
});
