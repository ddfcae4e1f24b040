import { expect, test } from '@playwright/test';
import * as lucide from 'lucide';
import * as icons from '@/components/ui/icons';

test('the icons are those of lucide', () => {
  expect({ ...lucide, MenuIcon: lucide.Menu }).toMatchObject(icons);
});
