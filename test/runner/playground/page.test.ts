import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { reflectedProgram } from '#generators/NonSemantic.ClspvReflection/shared/clspv/program'
import { programs } from '#generators/NonSemantic.ClspvReflection/shared/clspv/programs'
import { toBytes } from '#generators/words/bytes'
import { encode } from '#generators/words/encode'
import { paste } from '#scripts/dev/browsers/paste'
import {
  describeInChromium,
  editorText,
  opened,
  openFile,
  tenCauses,
  usualRule,
  verdictOf,
  withPlayground,
} from './opened-playground.ts'

withPlayground()

const invalid = `${usualRule}/ids-constant-1`

/** A shader that doubles what is in a buffer. */
const shader = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %buffer
OpExecutionMode %main LocalSize 1 1 1
OpName %value "<img src=x onerror=window.hacked=1>"
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
%void = OpTypeVoid
%function = OpTypeFunction %void
%uint = OpTypeInt 32 0
%zero = OpConstant %uint 0
%two = OpConstant %uint 2
%block = OpTypeStruct %uint
%to_block = OpTypePointer StorageBuffer %block
%to_uint = OpTypePointer StorageBuffer %uint
%buffer = OpVariable %to_block StorageBuffer
%main = OpFunction %void None %function
%entry = OpLabel
%place = OpAccessChain %to_uint %buffer %zero
%value = OpLoad %uint %place
%double = OpIMul %uint %value %two
OpStore %place %double
OpReturn
OpFunctionEnd
`

/** What the page says of it: other modules are valid, too. */
const shaderIsValid = `Valid for spv1.6: ${shader.trim().split('\n').length} instructions`

/** A program of several kernels with NonSemantic.ClspvReflection, as octets. */
function reflected(name: string): Uint8Array {
  const program = programs[name]
  if (program === undefined) throw new Error(`there is no program ${name}`)
  return toBytes(encode(reflectedProgram(program, 6, 7)))
}

function tests(): void {
  it('the playground judges from disk what is open, and fetches nothing from elsewhere', async () => {
    const page = await opened()
    expect(await page.locator('#verdict').textContent()).toMatch(
      /^✓ Valid for spv1\.6: 10 instructions/,
    )
    expect(await page.locator('#findings').textContent()).toContain('What was decided')
  })

  it('the playground names every broken rule at its line while a user types', async () => {
    const page = await opened()
    await paste(page, shader)
    await verdictOf(page, shaderIsValid)
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('OpCapability Kernel\n%9 = OpTypeVoid\n')
    await verdictOf(page, 'Invalid')
    // The second line is judged after the first.
    await page.locator('.finding .places .link-button').nth(1).waitFor()
    await page.locator('.finding .places .link-button').first().click()
    expect(await page.evaluate('document.activeElement.className')).toContain('cm-content')
    expect(await page.locator('.cm-lint-marker-error').count()).toBeGreaterThan(0)
  })

  it('the playground says where a text is not a module', async () => {
    const page = await opened()
    await paste(page, 'OpCapability Shader\nOpCapability Nonsense\nOpTypeVoid\n')
    await verdictOf(page, 'No module yet')
    expect(await page.locator('#findings li').first().textContent()).toMatch(/^line 2, column 14: /)
  })

  it('the playground says what released tools answer, and shows the closest case beside its valid twin', async () => {
    const [shown] = tenCauses
    const page = await opened(`#case=${shown?.case}`)
    await verdictOf(page, 'Invalid')
    const finding = page.locator('.finding').first()
    await finding.locator('.tools-say summary').click()
    expect(await finding.locator('.tools-say .answers').textContent()).toContain('spirv-val')
    await finding.locator('summary', { hasText: 'Closest case' }).click()
    await finding.locator('.listing .line.case').first().waitFor()
    expect(await finding.locator('.where a').first().getAttribute('href')).toMatch(/^https:/)
    await finding.locator('button', { hasText: 'Open its valid twin' }).click()
    await verdictOf(page, 'Valid')
  })

  it.each(tenCauses)('the playground reproduces $cause from a link', async ({ case: id, rule }) => {
    const page = await opened(`#case=${id}`)
    await verdictOf(page, 'Invalid')
    expect(await page.locator('.finding').getAttribute('data-rule')).toBe(rule)
    expect(page.url()).toContain(`#case=${id}`)
    // As soon as the user types, the address holds the text.
    await page.locator('.cm-content').focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText('\n; a remark')
    await page.waitForURL(/#text=z\./)
    const again = await opened(new URL(page.url()).hash)
    await verdictOf(again, 'Invalid')
    expect(await again.locator('.finding').getAttribute('data-rule')).toBe(rule)
    expect(await editorText(again)).toContain('; a remark')
  })

  it('the playground is tested with links for ten causes', () => {
    expect(tenCauses).toHaveLength(10)
  })

  it('the playground shows the strings of a module as text, wherever it comes from', async () => {
    const page = await opened()
    await paste(page, shader.replace('%uint %zero', '%uint'))
    await paste(
      page,
      `${shader}OpSource GLSL 450 %value "</script><script>window.hacked = 1</script>"`,
    )
    await verdictOf(page, 'Invalid')
    for (const tab of ['break', 'run', 'reflect', 'findings']) {
      await page.locator(`#tab-${tab}`).click()
      await page.locator(`#${tab} > *`).first().waitFor()
    }
    expect(await page.evaluate('window.hacked')).toBeUndefined()
    expect(await page.locator('main img, main script, main [onerror]').count()).toBe(0)
  })

  it('the playground highlights an id where it is defined and used', async () => {
    const page = await opened()
    await paste(page, shader)
    await page.locator('.cm-line', { hasText: '%double = ' }).locator('.t-id').nth(1).click()
    expect(await page.locator('#id-line').textContent()).toMatch(
      /%uint is defined on line 12, used on 13 14 15 17/,
    )
    expect(await page.locator('.cm-id-use').count()).toBeGreaterThan(3)
    expect(await page.locator('.cm-id-definition').count()).toBe(1)
    await page.keyboard.press('F12')
    expect(await page.locator('.cm-activeLine').textContent()).toBe('%uint = OpTypeInt 32 0')
  })

  it('the playground folds a function', async () => {
    const page = await opened()
    await paste(page, shader)
    await verdictOf(page, shaderIsValid)
    await page.locator('.cm-foldGutter span[title="Fold line"]').first().click()
    expect(await editorText(page)).not.toContain('OpReturn')
  })

  it('the playground breaks a rule in a valid module, and opens the broken module', async () => {
    const page = await opened()
    await paste(page, shader)
    await verdictOf(page, shaderIsValid)
    await page.locator('#tab-break').click()
    const row = page.locator('#break [data-rule="core/integer-arithmetic-operand"]')
    await row.locator('button').click()
    await row.locator('.broken .listing').waitFor()
    await row.locator('button', { hasText: 'Open it' }).click()
    await verdictOf(page, 'Invalid')
  })

  it('the playground runs a shader with a buffer that the user types, and steps through it', async () => {
    const page = await opened()
    await paste(page, shader)
    await verdictOf(page, shaderIsValid)
    await page.locator('#tab-run').click()
    await page.locator('#run textarea').first().fill('21')
    await page.locator('#run button', { hasText: 'Run' }).click()
    expect(await page.locator('#run tbody tr.changed').first().textContent()).toBe('02142')
    // What was typed stays when the module changes.
    await page.locator('.cm-content').focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText('; a remark')
    await page.locator('#run tbody').waitFor({ state: 'detached' })
    expect(await page.locator('#run textarea').first().inputValue()).toBe('21')
    await page.locator('#run button', { hasText: 'Run' }).click()
    const step = page.locator('#run section[aria-label="Trace"]')
    await step.locator('button', { hasText: 'Last' }).click()
    const last = await step.locator('p').last().textContent()
    await step.locator('button', { hasText: 'Back' }).click()
    expect(await step.locator('p').last().textContent()).not.toBe(last)
    expect(await page.locator('.cm-step-line').count()).toBe(1)
  })

  it('the playground runs the entry point that the user selects', async () => {
    const page = await opened()
    const second = `OpEntryPoint GLCompute %other "other" %buffer\n`
    const lines = shader.split('\n')
    lines.splice(3, 0, second.trim(), 'OpExecutionMode %other LocalSize 2 1 1')
    const other = [
      '%other = OpFunction %void None %function',
      '%start = OpLabel',
      'OpReturn',
      'OpFunctionEnd',
      '',
    ]
    await paste(page, [...lines.slice(0, -1), ...other].join('\n'))
    await verdictOf(page, 'Valid for spv1.6: 32 instructions')
    await page.locator('#tab-run').click()
    await page.locator('#run select[aria-label="Entry point"]').selectOption('other')
    await page.locator('#run button', { hasText: 'Run' }).click()
    await page.locator('#run .verdict.valid').waitFor()
    expect(await page.locator('#run select[aria-label="Entry point"]').inputValue()).toBe('other')
    expect(await page.locator('#run tbody tr.changed').count()).toBe(0)
  })

  it('the playground calls the kernel that the user selects, with arguments by their names', async () => {
    const page = await opened()
    await openFile(page, 'kernels.spv', reflected('buffers'))
    await page.locator('#tab-run').click()
    const kernels = page.locator('#run select[aria-label="Kernel"]')
    await kernels.selectOption('fill')
    const form = (label: string) => page.locator(`#run [aria-label="Form of ${label}"]`)
    await form('Argument 1 value (float)').selectOption('f32')
    await page.locator('#run textarea[aria-label="Argument 1 value (float)"]').fill('2.5')
    await form('Argument 0 target (float*)').selectOption('f32')
    await page.locator('#run textarea[aria-label="Argument 0 target (float*)"]').fill('7 7')
    await page.locator('#run button', { hasText: 'Run' }).click()
    expect(await page.locator('#run caption').textContent()).toBe('Buffer target (0,1), as f32')
    expect(await page.locator('#run tbody tr').allTextContents()).toEqual(['072.5', '477'])
    // A module without that kernel has another choice.
    await openFile(page, 'kernels.spv', reflected('uniforms'))
    await page.locator('#tab-run').click()
    await page.locator('#run [aria-label="Argument 4 bias (float)"]').waitFor()
    expect(await kernels.inputValue()).toBe('scale')
  })

  it('the playground keeps the tab that a user selects while a file is being read', async () => {
    const page = await opened(
      '',
      {},
      `const read = File.prototype.arrayBuffer
      File.prototype.arrayBuffer = async function () {
        await new Promise((done) => setTimeout(done, 500))
        return read.call(this)
      }`,
    )
    await openFile(page, 'kernels.spv', reflected('buffers'))
    await page.locator('#tab-run').click()
    await page.locator('#run select[aria-label="Kernel"]').selectOption('fill')
    expect(await page.locator('#tab-run').getAttribute('aria-selected')).toBe('true')
  })

  it('the playground opens a binary module, an array and limits of a device', async () => {
    const page = await opened()
    const words = [0x07230203, 0x00010000, 0, 5, 0, 0x00020011, 1, 0x0003000e, 0, 1]
    await openFile(page, 'module.spv', new Uint8Array(Uint32Array.from(words).buffer))
    await verdictOf(page, 'Invalid for spv1.0')
    await page.locator('.cm-line', { hasText: 'OpMemoryModel Logical GLSL450' }).waitFor()
    await paste(
      page,
      `const uint32_t code[] = { ${words.map((word) => `0x${word.toString(16)}`).join(', ')} };`,
    )
    await page.locator('#source-name', { hasText: '' }).waitFor()
    await verdictOf(page, 'Invalid for spv1.0')
    await openFile(
      page,
      'device.json',
      Buffer.from('{"VkPhysicalDeviceLimits":{"maxPushConstantsSize":128}}'),
    )
    await page
      .locator('#limits-state', { hasText: /^device\.json$/ })
      .waitFor({ state: 'attached' })
  })

  it('the playground saves a module with the version by which it is judged, and numbers as the module they encode', async () => {
    const page = await opened()
    const words = [0x07230203, 0x00010300, 0, 5, 0, 0x00020011, 1, 0x0003000e, 0, 1]
    const saved = async () => {
      const download = page.waitForEvent('download')
      await page.locator('#save-binary').click()
      const octets = readFileSync(await (await download).path())
      return Array.from({ length: octets.length / 4 }, (_, index) => octets.readUInt32LE(4 * index))
    }
    const expected = words.map((word, index) => (index === 2 ? expect.any(Number) : word))
    await openFile(page, 'module.spv', new Uint8Array(Uint32Array.from(words).buffer))
    await verdictOf(page, 'Invalid for spv1.3')
    expect(await saved()).toEqual(expected)
    await paste(page, words.map((word) => `0x${word.toString(16).padStart(8, '0')}`).join(' '))
    await verdictOf(page, 'Invalid for spv1.3')
    expect(await saved()).toEqual(words)
  })

  it('the playground opens a case by its name, in its environment', async () => {
    const page = await opened()
    await page.locator('#case').fill(invalid)
    await page.locator('#case').press('Enter')
    await verdictOf(page, 'Invalid')
    expect(await page.locator('#source-name').textContent()).toBe(invalid)
    await page.waitForURL((url) => url.hash.startsWith(`#case=${invalid}`))
  })
}

describeInChromium('the playground in Chromium', tests)
