import type { Page } from 'playwright-core'

/** Replaces the text of a playground's editor, as pasting does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').focus()
  await page.keyboard.press('Control+A')
  await page.evaluate(`{
    const data = new DataTransfer()
    data.setData('text/plain', ${JSON.stringify(text)})
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.querySelector('.cm-content').dispatchEvent(event)
  }`)
}
