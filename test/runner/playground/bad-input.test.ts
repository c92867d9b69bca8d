import { expect, it } from 'vitest'
import { paste } from '#scripts/dev/browsers/paste'
import {
  describeInChromium,
  editorText,
  judged,
  opened,
  openFile,
  usualRule,
  verdictOf,
  withPlayground,
} from './opened-playground.ts'

withPlayground()

const typed = 'OpCapability Shader\n; typed by hand\nOpMemoryModel Logical GLSL450\n'

/** What the page says of trouble. */
const trouble = '#trouble:not([hidden])'

function tests(): void {
  it.each([
    ['#text=z.AAAA', 'The address is damaged'],
    ['#garbage', 'The address cannot be read'],
    ['#module=AAAA', 'The address cannot be read'],
    ['#text=q.AAAA', 'another version of this page'],
    ['#case=core/no-such-rule/case', 'There is no case core/no-such-rule/case'],
    ['#case=../../etc/passwd', 'There is no case'],
    [`#case=${usualRule}/ids-constant-1&env=vulkan9.9`, 'does not know: vulkan9.9'],
  ])(
    'the playground opens the address %s, says "%s", and judges something',
    async (hash, words) => {
      const page = await opened(hash)
      expect(await page.locator(trouble).textContent()).toContain(words)
      expect(await judged(page)).toMatch(/[✓✗]/)
    },
  )

  it('the playground keeps what was typed in the tab, whatever address is opened in it', async () => {
    const page = await opened()
    await paste(page, typed)
    await verdictOf(page, 'Invalid')
    await page.waitForURL(/#text=/)
    const address = page.url().replace(/#.*/, '')
    await page.goto('about:blank')
    await page.goto(`${address}#text=z.AAAA`)
    await page.locator(trouble).waitFor()
    expect(await editorText(page)).toContain('; typed by hand')
  })

  it.each([
    [
      'bytes that are no module',
      Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919) % 251),
    ],
    ['an empty file', new Uint8Array()],
    ['half a word', Uint8Array.of(3, 2, 35, 7, 0)],
    [
      'half a module',
      new Uint8Array(Uint32Array.of(0x07230203, 0x10600, 0, 9, 0, 0x20011, 1, 0x90003).buffer),
    ],
  ])('the playground says what is wrong with %s, and remains usable', async (_, octets) => {
    const page = await opened()
    await openFile(page, 'module.spv', octets)
    await page.locator('#verdict', { hasText: /^[✗?] / }).waitFor()
    await page
      .locator('#edit-listing')
      .click({ timeout: 1000 })
      .catch(() => undefined)
    await paste(page, 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n')
    await verdictOf(page, 'Valid')
  })

  it('the playground has a verdict on a file of 100 MB that is not a module', async () => {
    const page = await opened()
    const octets = new Uint8Array(100 * 1024 * 1024).fill(7)
    await page.evaluate(`{
      const file = new File([new Uint8Array(${octets.length}).fill(7)], 'large.spv')
      const data = new DataTransfer()
      data.items.add(file)
      const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
      document.querySelector('#editor').dispatchEvent(event)
    }`)
    await page.locator('#source-name', { hasText: 'octets' }).waitFor()
    await verdictOf(page, 'Invalid')
    await page.locator('#copy-link').click()
    expect(await page.locator(trouble).textContent()).toContain('too large for a link')
  })

  it('the playground offers a module that is too large for a link as a file', async () => {
    const page = await opened()
    const numbers = Array.from({ length: 9000 }, (_, index) => `; ${Math.sin(index)}`)
    await paste(page, `${typed}${numbers.join('\n')}`)
    await verdictOf(page, 'Invalid')
    await page.locator('#copy-link').click()
    expect(await page.locator(trouble).textContent()).toContain('save it as a file')
    const download = page.waitForEvent('download')
    await page.locator('#save-assembly').click()
    expect((await download).suggestedFilename()).toBe('module.spvasm')
  })

  it('the playground judges without Workers', async () => {
    const page = await opened('', {}, 'delete window.Worker')
    expect(await judged(page)).toContain('Valid')
    await paste(page, typed)
    await verdictOf(page, 'Invalid')
  })

  it('the playground judges without CompressionStream, writes longer links, and says that it cannot open cases', async () => {
    const without = 'delete window.CompressionStream; delete window.DecompressionStream'
    const page = await opened('', {}, without)
    await paste(page, typed)
    await verdictOf(page, 'Invalid')
    await page.waitForURL(/#text=p\./)
    const other = await opened(`#case=${usualRule}/ids-constant-1`, {}, without)
    expect(await other.locator(trouble).textContent()).toContain('This browser cannot unpack')
  })

  it('the playground reports limits that are invalid', async () => {
    const page = await opened('#env=vulkan1.3')
    await verdictOf(page, 'Valid for vulkan1.3')
    const limits = '{"VkPhysicalDeviceLimits":{"maxComputeWorkGroupInvocations":"many"}}'
    await openFile(page, 'device.json', Buffer.from(limits))
    await page.locator(trouble).waitFor()
    expect(await page.locator(trouble).textContent()).toContain('maxComputeWorkGroupInvocations')
  })

  it('the playground says that limits of a device do not matter outside Vulkan', async () => {
    const page = await opened('#env=spv1.6')
    const limits = '{"VkPhysicalDeviceLimits":{"maxPushConstantsSize":128}}'
    await openFile(page, 'device.json', Buffer.from(limits))
    await verdictOf(page, 'choose an environment of Vulkan')
  })
}

describeInChromium('the playground, given what is no module', tests)
