import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { targetOf } from '#runner/vulkan/target'
import { temporaryFolder } from '../corpus/fake-corpus.ts'

const folder = temporaryFolder()

function icd(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

it.each([
  ['nvidia', 'no such driver', 'vulkan:NAME is one of lavapipe'],
  ['lavapipe', 'not installed', 'tools install --suite testing --with drivers'],
  ['lavapipe@stable', 'not installed from stable', 'tools install --suite stable --with drivers'],
  ['swiftshader', 'not installed', 'tools install --suite testing --with swiftshader'],
  ['lavapipe?gpu=navi31', 'lavapipe is for one GPU only', '@SUITE, ?gpu=ID'],
  ['radv?gpu=', 'no such driver', '?gpu=ID'],
  ['/nowhere/icd.json', 'no such file', 'ICD file'],
  [icd('list.json', '[]'), 'the file names no library', 'ICD file'],
  [icd('text.json', 'ICD'), 'is not the JSON description of a driver', 'ICD file'],
  [
    icd('gone.json', '{"ICD": {"library_path": "./libgone.so"}}'),
    'the file names ./libgone.so, which does not exist',
    'ICD file',
  ],
])('the target vulkan:%s is refused: %s', (spec, why, cure) => {
  expect(targetOf(spec, folder)).toMatchObject({
    code: 'no-tool',
    message: expect.stringContaining(why),
    hint: expect.stringContaining(cure),
  })
})

it('the target vulkan:NAME uses the driver of the machine by its file', () => {
  const file = icd('intel.json', '{"ICD": {"library_path": "libvulkan_intel.so"}}')
  expect(targetOf(`${file}+layers`, folder)).toEqual({ name: 'intel', icd: file, layers: true })
})
