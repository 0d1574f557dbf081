import { mount } from './mount';

mount();
