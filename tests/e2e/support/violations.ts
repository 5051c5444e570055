/** Accessibility of what is on the page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Found = Readonly<{ rule: string; help: string; where: readonly string[] }>

/** Serious and critical violations. */
export const violations = async (page: Page): Promise<readonly Found[]> => {
  const { violations: all } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return all
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes
        .slice(0, 5)
        .map(({ html, any }) => `${html.slice(0, 140)} — ${any[0]?.message.slice(0, 160) ?? ''}`),
    }))
}
