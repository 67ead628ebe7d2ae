import { checkAccess } from './access.ts'

checkAccess('phone', 'dark', 'ru')
