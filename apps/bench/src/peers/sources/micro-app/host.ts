import microApp from '@micro-zoe/micro-app';

microApp.start();
const element = document.createElement('micro-app');
element.setAttribute('name', 'pay');
element.setAttribute('url', `${location.origin}/pay/index.html`);
document.body.append(element);
