import './compile-once.ts';

export { default } from 'jest-environment-jsdom';
