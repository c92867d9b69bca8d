import { itJudgesTheEnvironment } from '../environment-contract.ts'
import { cases } from './cases.ts'

itJudgesTheEnvironment('OpenCL-environment', 'opencl2.2', cases)
