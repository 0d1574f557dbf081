import { type DataProvider } from 'react-admin';
import { type ListName, readPage } from '../common/api';

const refuse = () => Promise.reject(new Error('These lists are only read.'));

/** Only lists are read. */
export const dataProvider = {
  getList: async (
    resource: string,
    params: { pagination?: { page: number }; filter?: { term?: string } },
  ) => {
    const { page = 1 } = params.pagination ?? {};
    const { rows, total } = await readPage(resource as ListName, page, params.filter?.term);
    return { data: rows, total };
  },
  getOne: refuse,
  getMany: refuse,
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
} as unknown as DataProvider;
